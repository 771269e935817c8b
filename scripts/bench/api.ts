import type { BenchShop, Engine } from './benchShop.ts';
import { openBenchShop } from './benchShop.ts';
import type { Figure } from './figures.ts';
import { printFigures } from './figures.ts';
import { percentiles } from './measure.ts';
import type { Shopper } from './shopper.ts';
import { newShopper, sample } from './shopper.ts';

/** Issue 6: milliseconds at which half of the calls of one client are answered. */
const budget = 3;
const runs = { warmUp: 60, measured: 200 };
/** Adds to one cart before the next shopper comes: a real cart is small. */
const addsInCart = 20;
/** A breadboard: each piece of it counts, for no limit holds it. */
const unlimitedSku = 500501;

/** How fast the API answers one client. True when all budgets hold. */
export async function benchApi(engine: Engine): Promise<boolean> {
  const shop = await openBenchShop(engine);
  try {
    const figures: Figure[] = [];
    for (const [what, call] of callsOf(shop)) {
      const { p50, p99 } = await timeCall(call);
      figures.push(
        { what: `${what}, p50`, value: p50, unit: ' ms', most: budget },
        { what: `${what}, p99`, value: p99, unit: ' ms' },
      );
    }
    return printFigures(`API, ${engine}`, figures);
  } finally {
    await shop.close();
  }
}

type Call = (run: number) => Promise<unknown>;

function callsOf({ origin }: BenchShop): readonly (readonly [what: string, call: Call])[] {
  const reader = newShopper(origin);
  let buyer: Shopper = newShopper(origin);
  return [
    ['product', () => reader.call('loadProducts', { SKUS: [sample.sku], FILTER_CLASS: 'FULL' })],
    ['listing with facets', () => reader.call('search', { ...listing, FILTERS: { CATEGORY_PATH: sample.category } })],
    ['search with facets', () => reader.call('search', { ...listing, q: sample.words })],
    ['suggestions', () => reader.call('search', { ...listing, q: sample.words, LIMIT: 7, WITH_FACETS: false })],
    [
      'add to cart',
      (run) => {
        if (run % addsInCart === 0) buyer = newShopper(origin);
        return buyer.call('cartAddPosition', { SKU: unlimitedSku, AMOUNT: 1 });
      },
    ],
  ];
}

const listing = {
  q: '',
  VIEW: 'listing',
  SKIP: 0,
  LIMIT: 24,
  SORT: 'RELEVANCE',
  FILTER_CLASS: 'LIST',
  FILTERS: {},
  WITH_FACETS: true,
} as const;

async function timeCall(call: Call) {
  const times: number[] = [];
  for (let run = 0; run < runs.warmUp + runs.measured; run += 1) {
    const begin = performance.now();
    await call(run);
    times.push(performance.now() - begin);
  }
  return percentiles(times.slice(runs.warmUp));
}
