import { resolve } from 'node:path';

const actions = ['import', 'export', 'check'] as const;
export type CatalogueCommand = {
  readonly action: (typeof actions)[number];
  readonly folder: string;
  /** A large part of the catalogue may leave the shop at once. */
  readonly retireMany: boolean;
};

const retireMany = '--retire-many';

export const usage = `Usage: pnpm catalogue import <folder>   takes the catalogue in a folder
       pnpm catalogue import <folder> ${retireMany}
                                        also where much of the shop's leaves it at once
       pnpm catalogue export <folder>   writes the shop's catalogue to a folder
       pnpm catalogue check <folder>    says what an import would refuse, and writes nothing
The shop's data are where DATABASE_URL or DATA_DIR say; the shop may be running.`;

/** Parses the arguments of `pnpm catalogue`, of which the folder is relative to `cwd`; null when they are invalid. */
export function commandOf(words: readonly string[], cwd: string): CatalogueCommand | null {
  const options = words.filter((word) => word.startsWith('-'));
  const [first, folder = '', ...others] = words.filter((word) => !word.startsWith('-'));
  const action = actions.find((one) => one === first);
  if (action === undefined || folder === '' || others.length > 0) return null;
  const allowed = action === 'import' ? [retireMany] : [];
  if (options.some((option) => !allowed.includes(option))) return null;
  return { action, folder: resolve(cwd, folder), retireMany: options.length > 0 };
}
