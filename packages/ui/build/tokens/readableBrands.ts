import type { Plugin } from 'vite';
import { brandNames, imported } from './brands.ts';

/** Fails a build when the token files of a brand cannot be read, or give text or shapes too little contrast. */
export const readableBrands: Plugin = {
  name: 'platine-readable-brands',
  apply: 'build',
  buildStart: () => void brandNames().map((brand) => imported(brand)),
};
