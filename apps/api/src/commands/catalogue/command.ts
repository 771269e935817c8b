import { resolve } from 'node:path';

const actions = ['import', 'export', 'check', 'tidy'] as const;
export type CatalogueCommand = {
  readonly action: (typeof actions)[number];
  readonly folder: string;
  /** A large part of the catalogue may leave the shop at once. */
  readonly retireMany: boolean;
  /** The shop keeps its stock, whatever the files say. */
  readonly keepStock: boolean;
  /** Pictures and documents may come from private networks and this machine. */
  readonly privateAddresses: boolean;
  /** Pictures and documents that were fetched before are fetched again. */
  readonly fetchAgain: boolean;
};

const options = {
  retireMany: '--retire-many',
  keepStock: '--keep-stock',
  privateAddresses: '--private-addresses',
  fetchAgain: '--fetch-again',
};

export const usage = `Usage: pnpm catalogue import <folder>   takes the catalogue in a folder
         ${options.retireMany}                also where much of the shop's leaves it at once
         ${options.keepStock}                 keeps the shop's stock: the files' is for new products only
         ${options.privateAddresses}          fetches pictures from private networks and this machine, too
         ${options.fetchAgain}                fetches pictures that it has, because they changed at their addresses
       pnpm catalogue export <folder>   writes the shop's catalogue to a folder
       pnpm catalogue check <folder>    says what an import would refuse, and writes nothing
       pnpm catalogue tidy              removes pictures and documents that no product names any more
The shop's data are where DATABASE_URL or DATA_DIR say, its pictures and documents where MEDIA_DIR says;
the shop may be running.`;

/** Parses the arguments of `pnpm catalogue`, of which the folder is relative to `cwd`; null when they are invalid. */
export function commandOf(words: readonly string[], cwd: string): CatalogueCommand | null {
  const given = words.filter((word) => word.startsWith('-'));
  const [first, ...folders] = words.filter((word) => !word.startsWith('-'));
  const action = actions.find((one) => one === first);
  const [folder = ''] = folders;
  if (action === undefined || folders.length !== (action === 'tidy' ? 0 : 1)) return null;
  if (action !== 'tidy' && folder === '') return null;
  const allowed = action === 'import' ? Object.values(options) : [];
  if (given.some((option) => !allowed.includes(option))) return null;
  return {
    action,
    folder: resolve(cwd, folder),
    retireMany: given.includes(options.retireMany),
    keepStock: given.includes(options.keepStock),
    privateAddresses: given.includes(options.privateAddresses),
    fetchAgain: given.includes(options.fetchAgain),
  };
}
