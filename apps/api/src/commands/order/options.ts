import { parseArgs } from 'node:util';

const options = {
  amount: { type: 'string' },
  line: { type: 'string', multiple: true },
  carrier: { type: 'string' },
  tracking: { type: 'string' },
  'to-stock': { type: 'boolean' },
  reason: { type: 'string' },
  delivery: { type: 'boolean' },
  shop: { type: 'boolean' },
  mail: { type: 'string' },
  by: { type: 'string' },
  why: { type: 'string' },
  key: { type: 'string' },
  seen: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  encoding: { type: 'string' },
  cancel: { type: 'boolean' },
  out: { type: 'string' },
} as const;

export const parse = (words: readonly string[]) => parseArgs({ args: [...words], options, allowPositionals: true });
/** The options of a command line, by name. */
export type Values = ReturnType<typeof parse>['values'];

export function isOrderNumber(name: string | undefined): name is string {
  return name !== undefined && /^\d{4}-\d+$/.test(name);
}
