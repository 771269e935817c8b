import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCatalogue } from '@platine/api/catalogue/importCatalogue.ts';
import type { Database } from '@platine/api/db/database.ts';
import type { DatabaseLocation } from '@platine/api/db/location.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { searchProducts } from '@platine/api/search/search.ts';
import type { SearchRequest } from '@platine/domain/search/searchRequest.ts';
import { startPostgres } from '../postgres.ts';
import { writeBenchCatalogue } from './catalogue.ts';
import { percentiles, timeEach } from './measure.ts';
import type { Sampled } from './queries.ts';
import { facetPage, largeListing, typedBeginning, withSlip } from './queries.ts';
import type { Random } from './random.ts';
import { seeded } from './random.ts';

/** Of issue 5: milliseconds, and the share of slips that still find the product among the first ten. */
const budgets = { autocomplete: { p50: 3, p99: 20 }, page: { p50: 8, p99: 45 }, recall: 0.9 };
const runs = { autocomplete: 1000, page: 500, large: 100, slips: 500 };

type Figures = {
  readonly engine: string;
  readonly importSeconds: number;
  readonly autocomplete: ReturnType<typeof percentiles>;
  readonly page: ReturnType<typeof percentiles>;
  readonly large: ReturnType<typeof percentiles>;
  /** Milliseconds of the first search, which makes the process's copy. */
  readonly first: number;
  readonly recall: number;
};

/** Generates a catalogue, imports it into PGlite and PostgreSQL, and measures the search on both. True when all budgets hold. */
export async function benchSearch(count: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'platine-bench-'));
  try {
    const catalogue = join(folder, 'catalogue');
    console.log(`Generating ${count} products …`);
    const sampled = await writeBenchCatalogue(catalogue, count);
    const take = { folder: catalogue, sampled };
    const figures = [await measureIn('PGlite', { kind: 'folder', path: join(folder, 'data') }, take)];
    const postgres = await startPostgres();
    try {
      figures.push(await measureIn('PostgreSQL', { kind: 'server', url: postgres.url }, take));
    } finally {
      await postgres.stop();
    }
    print(figures);
    return figures.every(holds);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Take = { readonly folder: string; readonly sampled: readonly [Sampled, ...Sampled[]] };

async function measureIn(engine: string, location: DatabaseLocation, { folder, sampled }: Take): Promise<Figures> {
  const { db, close } = await openDatabase(location);
  try {
    console.log(`${engine}: importing …`);
    const begin = performance.now();
    await importCatalogue(db, { folder, source: 'import', clock: () => new Date() });
    const importSeconds = (performance.now() - begin) / 1000;
    console.log(`${engine}: imported in ${importSeconds.toFixed(0)} s, searching …`);
    return { engine, importSeconds, ...(await measureSearch(db, sampled)) };
  } finally {
    await close();
  }
}

export async function measureSearch(
  db: Database,
  sampled: Take['sampled'],
): Promise<Omit<Figures, 'engine' | 'importSeconds'>> {
  const random = seeded(105);
  const search = (request: SearchRequest) => searchProducts(db, request, { day: '2026-11-21', language: 'EN' });
  const requests = (make: (random: Random, product: Sampled) => SearchRequest, times: number) =>
    Array.from({ length: times }, () => make(random, random.pick(sampled)));
  const [first = NaN] = await timeEach(requests(largeListing, 1), search);
  // The first hundred queries of each sort warm the caches and are not measured.
  await timeEach([...requests(typedBeginning, 100), ...requests(facetPage, 100)], search);
  const autocomplete = percentiles(await timeEach(requests(typedBeginning, runs.autocomplete), search));
  const page = percentiles(await timeEach(requests(facetPage, runs.page), search));
  const large = percentiles(await timeEach(requests(largeListing, runs.large), search));
  let found = 0;
  for (let run = 0; run < runs.slips; run += 1) {
    const product = random.pick(sampled);
    if ((await search(withSlip(random, product))).skus.includes(product.sku)) found += 1;
  }
  return { autocomplete, page, large, first, recall: found / runs.slips };
}

function holds({ autocomplete, page, recall }: Figures): boolean {
  return (
    autocomplete.p50 <= budgets.autocomplete.p50 &&
    autocomplete.p99 <= budgets.autocomplete.p99 &&
    page.p50 <= budgets.page.p50 &&
    page.p99 <= budgets.page.p99 &&
    recall >= budgets.recall
  );
}

function print(figures: readonly Figures[]): void {
  const said = ({ p50, p95, p99 }: Figures['page']) => [p50, p95, p99].map((ms) => ms.toFixed(1)).join(' / ');
  const heads = [
    '',
    'autocomplete',
    'page with facets',
    'ten thousands of hits',
    'first search',
    'one slip, found in ten',
    'import, s',
  ];
  const rows = figures.map(({ engine, autocomplete, page, large, first, recall, importSeconds }) => [
    engine,
    said(autocomplete),
    said(page),
    said(large),
    first.toFixed(0),
    `${(recall * 100).toFixed(1)} %`,
    importSeconds.toFixed(0),
  ]);
  const table = [heads, heads.map(() => '---'), ...rows, ['budget', '3 / – / 20', '8 / – / 45', '', '', '90 %', '']];
  const memory = (process.resourceUsage().maxRSS / 1024).toFixed(0);
  console.log(`\nMilliseconds, p50/p95/p99.\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
  console.log(`\nMost memory of this process, both databases' imports and PGlite itself in it: ${memory} MiB.`);
  console.log(
    `Load of the machine in the last minute and quarter: ${loadavg()[0]?.toFixed(1)}, ${loadavg()[2]?.toFixed(1)}.`,
  );
}
