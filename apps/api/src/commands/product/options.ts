import { parseArgs } from 'node:util';

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
  by: { type: 'string' },
  why: { type: 'string' },
  key: { type: 'string' },
} as const;

/** Pieces that go, such as -3, would be read as an option: they get the minus sign of print. */
const negative = /^-(?=\d+$)/;

export const parse = (words: readonly string[]) =>
  parseArgs({ args: words.map((word) => word.replace(negative, '−')), options, allowPositionals: true });
/** The options of a command line, by name. */
export type Values = ReturnType<typeof parse>['values'];

export function hasOnly(values: Values, allowed: readonly string[]): boolean {
  return Object.keys(values).every((option) => allowed.includes(option));
}
