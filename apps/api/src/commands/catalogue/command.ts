import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Each action with the options that it takes. */
const actions = {
  import: ['retire-many', 'keep-stock', 'private-addresses', 'fetch-again', 'map', 'dry-run'],
  export: ['csv'],
  check: ['map'],
  map: [],
  prices: ['map'],
  stock: ['map', 'difference'],
  tidy: [],
} as const;
type Action = keyof typeof actions;

export type CatalogueCommand = {
  readonly action: Action;
  /** A folder, or a table. */
  readonly path: string;
  /** The mapping file of a table; null for a folder of JSON Lines. */
  readonly map: string | null;
  /** The document whose differences of stock a file has; null for counts. */
  readonly difference: string | null;
  /** A large part of the catalogue may leave the shop at once. */
  readonly retireMany: boolean;
  /** The shop keeps its stock, whatever the files say. */
  readonly keepStock: boolean;
  /** Pictures and documents may come from private networks and this machine. */
  readonly privateAddresses: boolean;
  /** Pictures and documents that were fetched before are fetched again. */
  readonly fetchAgain: boolean;
  /** An import only says what it would do. */
  readonly dryRun: boolean;
  /** Products are exported as a table for a spreadsheet. */
  readonly csv: boolean;
};

export const usage = `Usage: pnpm catalogue import <folder>   takes the catalogue in a folder
       pnpm catalogue import <file> --map <mapping file>   takes the catalogue in a CSV file, a workbook (XLSX) or BMEcat (XML)
         --retire-many                also where much of the shop's leaves it at once
         --keep-stock                 keeps the shop's stock and storage places: the files' are for new products only
         --private-addresses          fetches pictures from private networks and this machine, too
         --fetch-again                fetches pictures that it has, because they changed at their addresses
         --dry-run                    says what would change and what it would overwrite by hand, and writes nothing
       pnpm catalogue map <file>        makes the mapping file of such a file, and asks what it cannot guess
       pnpm catalogue export <folder>   writes the shop's catalogue to a folder
         --csv                        its products as CSV, for a spreadsheet; an import takes that, too
       pnpm catalogue check <folder>    says what an import would refuse, and writes nothing; also <file> --map <mapping file>
       pnpm catalogue prices <file>     sets the prices in a file, and nothing else; <file> is JSON Lines, CSV, XLSX or BMEcat
       pnpm catalogue stock <file>      sets the stock in a file, and nothing else
         --difference <document>      adds the file's numbers to the stock, once for each document such as a delivery note
         --map <mapping file>         names the columns of the file
       pnpm catalogue tidy              removes pictures and documents that no product names any more
The shop's data are where DATABASE_URL or DATA_DIR say, its pictures and documents where MEDIA_DIR says;
the shop may be running.`;

/** Parses the arguments of `pnpm catalogue`, whose paths are relative to `cwd`; null when they are invalid. */
export function commandOf(words: readonly string[], cwd: string): CatalogueCommand | null {
  const parsed = parse(words);
  const action = actionOf(parsed?.positionals[0]);
  if (parsed === null || action === null) return null;
  const [, path = '', ...others] = parsed.positionals;
  if (others.length > 0 || (action === 'tidy') !== (path === '') || !areAllowed(parsed.values, action)) return null;
  const { map, difference, ...flags } = parsed.values;
  return {
    action,
    path: resolve(cwd, path),
    map: map === undefined ? null : resolve(cwd, map),
    difference: difference ?? null,
    retireMany: flags['retire-many'] === true,
    keepStock: flags['keep-stock'] === true,
    privateAddresses: flags['private-addresses'] === true,
    fetchAgain: flags['fetch-again'] === true,
    dryRun: flags['dry-run'] === true,
    csv: flags.csv === true,
  };
}

/** Whether an action takes these options, and each that has a value has one. */
function areAllowed(values: Readonly<Record<string, string | boolean | undefined>>, action: Action): boolean {
  const allowed: readonly string[] = actions[action];
  return Object.entries(values).every(([option, value]) => value !== '' && allowed.includes(option));
}

function actionOf(word: string | undefined): Action | null {
  return word !== undefined && isAction(word) ? word : null;
}

function isAction(word: string): word is Action {
  return Object.hasOwn(actions, word);
}

function parse(words: readonly string[]) {
  const flag = { type: 'boolean' } as const;
  const options = {
    'retire-many': flag,
    'keep-stock': flag,
    'private-addresses': flag,
    'fetch-again': flag,
    'dry-run': flag,
    csv: flag,
    map: { type: 'string' },
    difference: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    return null;
  }
}
