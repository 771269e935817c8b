import { change, name, product } from './sampleParts.testing.ts';
import type { ResponseOf } from './schemas.ts';

/** Lists in the calls' samples. */

export const listLine = { ...change, NOTE: 'K1–K3' };
export const savedList: ResponseOf<'list'> = {
  NAME: 'Amplifier',
  SHARE_KEY: 'k',
  LINES: [{ ...listLine, NAME: name, PART_NUMBER: 'F-7', OWN_NUMBER: 'R-4711', STATE: 'FOUND', CHOSEN: product.SKU }],
  PRODUCTS: [product],
  PROJECT: { TITLE: name, TEXT: name },
};

export const shopWindow: ResponseOf<'shopWindow'> = {
  SHORTCUTS: ['10 kΩ'],
  PROJECTS: [
    {
      SHARE_KEY: 'amplifier',
      TITLE: name,
      TEXT: name,
      COUNT: 2,
      LINES: [{ ...change, NAME: name, PICTURE: name, PICTURE_COPYRIGHT: name }],
    },
  ],
  CATEGORIES: [{ PATH: '1.2.1', NAME: name, COUNT: 7, PICTURE: name }],
};
