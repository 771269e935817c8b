import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Database } from '@platine/api/db/database.ts';
import { searchProducts } from '@platine/api/search/search.ts';
import { incrementSearchVersion } from '@platine/api/search/searchVersion.ts';
import type { SearchRequest } from '@platine/domain/search/searchRequest.ts';
import type { Percentiles } from './measure.ts';
import { percentiles, timeEach } from './measure.ts';
import type { Sampled } from './queries.ts';
import { facetPage, largeListing, typedBeginning, withSlip } from './queries.ts';
import type { Random } from './random.ts';
import { seeded } from './random.ts';

export type SearchFigures = Readonly<Record<'autocomplete' | 'page' | 'large' | 'slip', Percentiles>> & {
  /** Milliseconds of the first search, which makes the process's copy. */
  readonly first: number;
  /** The share of slips that still find the product among the first ten. */
  readonly recall: number;
  /** The longest time in ms in which the process could do nothing else: while searching, and while a new version of the copy is made. */
  readonly blocked: { readonly searching: number; readonly loading: number };
};

type Make = (random: Random, product: Sampled) => SearchRequest;

const runs = { autocomplete: 1000, page: 500, large: 100, slips: 500 };

export async function measureSearch(db: Database, sampled: readonly [Sampled, ...Sampled[]]): Promise<SearchFigures> {
  const random = seeded(105);
  const search = (request: SearchRequest) =>
    searchProducts(db, request, { day: '2026-11-21', language: 'EN', synonyms: [] });
  const requests = (make: Make, times: number) =>
    Array.from({ length: times }, () => make(random, random.pick(sampled)));
  const measured = async (make: Make, times: number) => percentiles(await timeEach(requests(make, times), search));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const [first = NaN] = await timeEach(requests(largeListing, 1), search);
  // The first hundred queries of each sort warm the caches and are not measured.
  await timeEach([...requests(typedBeginning, 100), ...requests(facetPage, 100)], search);
  const autocomplete = await measured(typedBeginning, runs.autocomplete);
  const page = await measured(facetPage, runs.page);
  const large = await measured(largeListing, runs.large);
  let found = 0;
  const findSlipped = async (product: Sampled) => {
    if ((await search(withSlip(random, product))).skus.includes(product.sku)) found += 1;
  };
  const slips = Array.from({ length: runs.slips }, () => random.pick(sampled));
  const slip = percentiles(await timeEach(slips, findSlipped));
  const searching = delay.max / 1e6;
  delay.reset();
  await incrementSearchVersion(db);
  // Searches go on while the new version is made, which takes no longer than the first search did, and is warmed up.
  const end = performance.now() + 3 * first;
  while (performance.now() < end) await timeEach(requests(facetPage, 10), search);
  const blocked = { searching, loading: delay.max / 1e6 };
  return { autocomplete, page, large, slip, first, recall: found / runs.slips, blocked };
}
