import type { BenchShop, Engine } from './benchShop.ts';
import { openBenchShop } from './benchShop.ts';
import type { Figure } from './figures.ts';
import { printFigures } from './figures.ts';
import type { Load, LoadRequest } from './load.ts';
import { load } from './load.ts';
import { percentiles } from './measure.ts';
import { productPaths, readAddresses } from './pageAddresses.ts';
import { shopperWithCart } from './shopper.ts';

const connections = 20;
/** Of each load, after one of a third of it that is not counted: it compiles what runs often. */
const seconds = 6;
/** More than a load of the start page takes: no shopper asks for it twice. */
const shoppers = 6000;

/** Issue 16, A. Pages a second on PostgreSQL (on PGlite half of it), milliseconds, MiB. */
const least = { start: 700, product: 700, category: 400, search: 400, visitors: 2000 } as const;
const most = { p99: 100, memory: 330, start: { PostgreSQL: 1000, PGlite: 2000 } } as const;

/** How fast the server answers with pages to shoppers who differ, and what it needs for that. True when all budgets hold. */
export async function benchPages(engine: Engine): Promise<boolean> {
  const shop = await openBenchShop(engine);
  try {
    const starts = [await shop.restart(), await shop.restart(), await shop.restart()];
    const figures = await underLoad(shop, engine === 'PGlite' ? 0.5 : 1);
    const memory = engine === 'PGlite' ? {} : { most: most.memory };
    const start = { value: percentiles(starts).p50, most: most.start[engine] };
    figures.push(
      { what: 'memory after it', value: shop.memory(), unit: ' MiB', ...memory },
      { what: 'warm start to the first page, median of 3', unit: ' ms', ...start },
    );
    return printFigures(`pages, ${engine}`, figures);
  } finally {
    await shop.close();
  }
}

type Headers = LoadRequest['headers'];

/** Each request is a pair of a shopper and an address that was not asked for before. */
async function underLoad({ origin }: BenchShop, share: number): Promise<Figure[]> {
  const kept = await run(origin, () => repeat({ path: '/', headers: visitor }));
  const customers = await makeShoppers(origin);
  const addresses = await readAddresses(origin);
  const figures: Figure[] = [{ what: 'one page that is kept, again and again', value: kept.perSecond, unit: '/s' }];
  const add = (name: keyof typeof least, { perSecond, p99 }: Load) =>
    figures.push(
      { what: name, value: perSecond, unit: '/s', least: least[name] * share },
      { what: `${name}, share of the kept page`, value: perSecond / kept.perSecond, unit: '' },
      { what: `${name}, p99`, value: p99, unit: ' ms', most: most.p99 },
    );
  for (const [name, paths] of Object.entries(addresses))
    if (isMeasured(name)) add(name, await run(origin, pairs(customers, paths)));
  let number = 0;
  const parameters = () => ({ path: `/?utm_source=${(number += 1)}`, headers: visitor });
  add('visitors', await run(origin, () => repeat(parameters)));
  return figures;
}

const isMeasured = (name: string): name is keyof typeof least => name in least;

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en' };
const visitor: Headers = browser;

/** Pairs of shoppers and addresses, in an order in which both change with each request; a second call goes on where the first ended. */
function pairs(customers: readonly Headers[], paths: readonly string[]): () => Iterable<LoadRequest, undefined> {
  const all = (function* (): Generator<LoadRequest, undefined> {
    for (let round = 0; round < paths.length; round += 1)
      for (const [index, headers] of customers.entries())
        yield { path: paths[(index + round) % paths.length] ?? '/', headers };
  })();
  // A generator that a loop has left could not be gone on with.
  return () => ({ [Symbol.iterator]: () => ({ next: () => all.next() }) });
}

function* repeat(request: LoadRequest | (() => LoadRequest)): Generator<LoadRequest, undefined> {
  while (true) yield typeof request === 'function' ? request() : request;
}

async function run(origin: string, requests: () => Iterable<LoadRequest, undefined>): Promise<Load> {
  await load(requests(), { origin, connections, seconds: seconds / 3 });
  return load(requests(), { origin, connections, seconds });
}

/** The headers of shoppers with different carts. */
async function makeShoppers(origin: string): Promise<Headers[]> {
  console.log(`Filling the carts of ${shoppers} shoppers …`);
  const products = await productPaths(origin);
  const made: Headers[] = [];
  const fill = async (index: number) => {
    const sku = Number(products[index % products.length]?.split('/').at(-1));
    const shopper = await shopperWithCart(origin, { sku, pieces: 1 + (index % 5) });
    made.push({ ...browser, cookie: shopper.cookie() });
    shopper.close();
  };
  for (let index = 0; index < shoppers; index += connections)
    await Promise.all(Array.from({ length: connections }, (_, more) => fill(index + more)));
  return made;
}
