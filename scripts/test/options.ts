import { kinds } from './kinds.ts';
import type { Kind } from './kinds.ts';

export type Options = {
  readonly chosen: readonly Kind[];
  /** Parts of paths: only the test files that have one are run. */
  readonly files: readonly string[];
  readonly watch: boolean;
  readonly verbose: boolean;
};

/** `lint domain --verbose` or `stories CartScreen`: what to run, or one sentence about what is wrong with it. */
export function readOptions(args: readonly string[]): Options | string {
  const words = args.filter((arg) => !arg.startsWith('--'));
  const names = words.filter((word) => kinds.some(({ name }) => name === word));
  const files = words.filter((word) => !names.includes(word));
  const chosen = names.length === 0 ? kinds : kinds.filter(({ name }) => names.includes(name));
  // A word that is no check says which test files, when all that is chosen are tests.
  const tested = names.length > 0 && chosen.every(({ steps }) => steps.some(({ counts }) => counts === 'tests'));
  if (files.length > 0 && !tested)
    return `There is no check '${files.join(' ')}'. There are: ${kinds.map(({ name }) => name).join(', ')}.`;
  const unknownFlag = args.find((arg) => arg.startsWith('--') && arg !== '--watch' && arg !== '--verbose');
  if (unknownFlag !== undefined) return `There is no option '${unknownFlag}'. There are: --watch, --verbose.`;
  return { chosen, files, watch: args.includes('--watch'), verbose: args.includes('--verbose') };
}
