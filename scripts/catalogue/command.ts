import { resolve } from 'node:path';

const actions = ['import', 'export', 'check'] as const;
export type Command = { readonly action: (typeof actions)[number]; readonly folder: string };

export const usage = `Usage: pnpm catalogue import <folder>   takes the catalogue in a folder
       pnpm catalogue export <folder>   writes the shop's catalogue to a folder
       pnpm catalogue check <folder>    says what an import would refuse, and writes nothing
The shop's data are where DATABASE_URL or DATA_DIR say.`;

/** What the words after `pnpm catalogue` ask for; null when they make no sense. */
export function commandOf(words: readonly string[]): Command | null {
  const [first, folder, ...others] = words;
  const action = actions.find((one) => one === first);
  if (action === undefined || folder === undefined || folder === '' || others.length > 0) return null;
  return { action, folder: resolve(folder) };
}
