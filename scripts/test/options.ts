import { kinds } from './kinds.ts';
import type { Kind } from './kinds.ts';

export type Options = { readonly chosen: readonly Kind[]; readonly watch: boolean; readonly verbose: boolean };

/** `lint domain --verbose`: what to run, or one sentence about what is wrong with it. */
export function readOptions(args: readonly string[]): Options | string {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknownName = names.find((name) => !kinds.some((kind) => kind.name === name));
  if (unknownName !== undefined)
    return `There is no check '${unknownName}'. There are: ${kinds.map(({ name }) => name).join(', ')}.`;
  const unknownFlag = args.find((arg) => arg.startsWith('--') && arg !== '--watch' && arg !== '--verbose');
  if (unknownFlag !== undefined) return `There is no option '${unknownFlag}'. There are: --watch, --verbose.`;
  const chosen = names.length === 0 ? kinds : kinds.filter(({ name }) => names.includes(name));
  return { chosen, watch: args.includes('--watch'), verbose: args.includes('--verbose') };
}
