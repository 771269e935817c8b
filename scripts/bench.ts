import { parseArgs } from 'node:util';
import { benchApi } from './bench/api.ts';
import { MissingInstrumentError } from './bench/instrument.ts';
import { benchDesk } from './bench/desk.ts';
import { benchDrawing } from './bench/drawing.ts';
import { benchFaults } from './bench/faults.ts';
import { benchInteraction } from './bench/interaction.ts';
import { benchPages } from './bench/pages.ts';
import { benchPaint } from './bench/paint.ts';
import { benchSearch } from './bench/search.ts';
import { benchPartsList } from './bench/partsList.ts';
import { benchStorybook } from './bench/storybook.ts';
import { benchTables } from './bench/tables.ts';
import type { Engine } from './bench/benchShop.ts';

/** Measures what has a budget; each answers whether all budgets hold. */
const benches: Readonly<Record<string, (options: readonly string[]) => Promise<boolean> | null>> = {
  search: withProducts,
  pages: (options) => withEngine(options, benchPages),
  drawing: (options) => withEngine(options, benchDrawing),
  api: (options) => withEngine(options, benchApi),
  parts: (options) => withEngine(options, benchPartsList),
  paint: withPages,
  faults: withKills,
  tables: withPhotos,
  desk: (options) => (options.length === 0 ? benchDesk() : null),
  interaction: (options) => (options.length === 0 ? benchInteraction() : null),
  storybook: (options) => (options.length === 0 ? benchStorybook() : null),
};

function withEngine(options: readonly string[], bench: (engine: Engine) => Promise<boolean>): Promise<boolean> | null {
  if (options.length === 0) return bench('PGlite');
  return options.length === 1 && options[0] === '--postgres' ? bench('PostgreSQL') : null;
}

function withProducts(options: readonly string[]): Promise<boolean> | null {
  const { values } = parseArgs({
    args: [...options],
    options: { products: { type: 'string', default: '100000' }, postgres: { type: 'boolean', default: false } },
    strict: false,
  });
  const { products, postgres } = values;
  if (typeof products !== 'string' || !/^[1-9]\d{1,6}$/.test(products)) return null;
  return benchSearch({
    products: Number(products),
    engines: postgres === true ? ['PostgreSQL'] : ['PGlite', 'PostgreSQL'],
  });
}

function withPages(options: readonly string[]): Promise<boolean> | null {
  const { values, positionals } = parseArgs({
    args: [...options],
    options: { tables: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const { tables = null } = values;
  return typeof tables === 'boolean' ? null : benchPaint({ names: positionals, tables });
}

function withPhotos([folder, ...options]: readonly string[]): Promise<boolean> | null {
  const { values } = parseArgs({
    args: [...options],
    options: { photos: { type: 'string', default: '48' } },
    strict: false,
  });
  const { photos } = values;
  if (folder === undefined || typeof photos !== 'string' || !/^[1-9]\d{0,4}$/.test(photos)) return null;
  return benchTables({ folder, photos: Number(photos) });
}

function withKills(options: readonly string[]): Promise<boolean> | null {
  const { values } = parseArgs({
    args: [...options],
    options: {
      kills: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      postgres: { type: 'boolean', default: false },
      pglite: { type: 'boolean', default: false },
      paypal: { type: 'boolean', default: false },
      saferpay: { type: 'boolean', default: false },
    },
    strict: false,
  });
  const { kills, seed, postgres, pglite, paypal, saferpay } = values;
  if (typeof kills !== 'string' || typeof seed !== 'string' || !/^[1-9]\d{0,3} \d{1,9}$/.test(`${kills} ${seed}`))
    return null;
  const real = saferpay === true ? 'saferpay' : 'sandbox';
  const both = postgres === pglite;
  const engines = [
    ...(both || pglite === true ? ['PGlite' as const] : []),
    ...(both || postgres === true ? ['PostgreSQL' as const] : []),
  ];
  return benchFaults({ kills: Number(kills), seed: Number(seed), engines, at: paypal === true ? 'paypal' : real });
}

const usage = `Usage: pnpm bench search [--products <number>] [--postgres]     (100000 unless told; on PGlite, too, unless --postgres)
       pnpm bench pages [--postgres]    (on PGlite, or on a PostgreSQL of its own)
       pnpm bench drawing [--postgres]
       pnpm bench api [--postgres]
       pnpm bench parts [--postgres]
       pnpm bench paint [page]… [--tables <folder>]   (start category product search cart checkout; all of them unless told; the first four of the shop with photos that the bench of tables made in the folder)
       pnpm bench desk
       pnpm bench interaction
       pnpm bench storybook
       pnpm bench faults [--kills 200] [--seed 1] [--pglite | --postgres] [--paypal | --saferpay]   (on both; payments at the sandbox)
       pnpm bench tables <folder> [--photos 48]   (imports CSV and BMEcat files into shops below the folder, where DATA_DIR finds them)`;

async function main([what = '', ...options]: readonly string[]): Promise<number> {
  try {
    const done = benches[what]?.(options) ?? null;
    if (done !== null) return (await done) ? 0 : 1;
    console.error(usage);
  } catch (error) {
    if (!(error instanceof MissingInstrumentError)) throw error;
    console.error(error.message);
  }
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
