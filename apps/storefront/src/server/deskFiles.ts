import type { ShopBrand } from '@platine/domain/shop/shopBrand.ts';
import { shopBrandName } from '@platine/domain/shop/shopBrand.ts';
import type { Assets } from './assets.ts';
import { loadAssets, readManifest } from './assets.ts';

/** The built desk: its one page, in the brand of the shop's folder, and its files by their path below /desk. */
export type DeskFiles = { readonly page: (brand: ShopBrand | null) => string; readonly assets: Assets };

/** Reads the built desk. Throws when it is not built. */
export async function loadDesk(folder: string): Promise<DeskFiles> {
  const built = Object.values(readManifest(folder));
  const entry = built.find(({ isEntry }) => isEntry === true);
  if (entry === undefined) throw new Error('The built desk has no entry.');
  const styles = built
    .filter(({ file }) => file.endsWith('.css'))
    .map(({ file }) => `<link rel="stylesheet" href="/desk/${file}">`);
  const head = [
    '<meta charset="utf-8">',
    '<title>Platine</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg">',
    ...styles,
    `<script type="module" src="/desk/${entry.file}"></script>`,
  ];
  const page = (brand: ShopBrand | null) => {
    const branded = brand === null ? '' : ` data-brand="${shopBrandName}"`;
    const style = brand === null ? '' : `<link rel="stylesheet" href="${brand.address}">`;
    return `<!doctype html><html lang="en"${branded}><head>${head.join('')}${style}</head><body><div id="root"></div></body></html>`;
  };
  return { page, assets: await loadAssets(folder) };
}
