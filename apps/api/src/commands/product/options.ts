import { parseArgs } from 'node:util';
import { pressOptions } from '../press.ts';

const options = {
  list: { type: 'string' },
  original: { type: 'string' },
  sale: { type: 'boolean' },
  'no-sale': { type: 'boolean' },
  discount: { type: 'boolean' },
  'no-discount': { type: 'boolean' },
  kind: { type: 'string' },
  language: { type: 'string' },
  name: { type: 'string', multiple: true },
  description: { type: 'string', multiple: true },
  caption: { type: 'string', multiple: true },
  copyright: { type: 'string', multiple: true },
  maker: { type: 'string' },
  'part-number': { type: 'string' },
  category: { type: 'string' },
  price: { type: 'string' },
  stock: { type: 'string' },
  weight: { type: 'string' },
  gtin: { type: 'string' },
  ...pressOptions,
} as const;

/** Pieces that go, such as -3, would be read as an option: they get the minus sign of print. */
const negative = /^-(?=\d+$)/;

export const parse = (words: readonly string[]) =>
  parseArgs({ args: words.map((word) => word.replace(negative, '−')), options, allowPositionals: true });
/** The options of a command line, by name. */
export type Values = ReturnType<typeof parse>['values'];
