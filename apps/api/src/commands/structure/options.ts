import { parseArgs } from 'node:util';
import { pressOptions } from '../press.ts';

const options = {
  name: { type: 'string', multiple: true },
  country: { type: 'string' },
  'contact-name': { type: 'string' },
  'contact-address': { type: 'string' },
  'contact-email': { type: 'string' },
  'contact-url': { type: 'string' },
  title: { type: 'string', multiple: true },
  place: { type: 'string' },
  tags: { type: 'string' },
  ...pressOptions,
} as const;

export const parse = (words: readonly string[]) => parseArgs({ args: [...words], options, allowPositionals: true });
/** The options of a command line, by name. */
export type Values = ReturnType<typeof parse>['values'];
