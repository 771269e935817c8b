import { addons } from 'storybook/manager-api';
import type { Brands } from './brand.ts';

/** Reads the colours that main.ts has put into the page. */
function readBrands(): Brands {
  const brands: unknown = JSON.parse(document.querySelector('#brands')?.textContent ?? 'null');
  if (!isBrands(brands)) throw new Error('The page has no brands: main.ts adds them to its head.');
  return brands;
}

const isBrands = (brands: unknown): brands is Brands =>
  typeof brands === 'object' && brands !== null && 'light' in brands && 'dark' in brands;

const brands = readBrands();
const system = matchMedia('(prefers-color-scheme: dark)');
const dress = () => addons.setConfig({ theme: system.matches ? brands.dark : brands.light });

system.addEventListener('change', dress);
dress();
