import type { BenchShop, Engine } from './benchShop.ts';
import { openBenchShop } from './benchShop.ts';
import type { Figure } from './figures.ts';
import { printFigures } from './figures.ts';
import { numberAt, runInstrument } from './instrument.ts';
import { percentiles } from './measure.ts';
import type { Shopper } from './shopper.ts';
import { newShopper, sample, shopperWithCart } from './shopper.ts';

const loadInstrument = 'autocannon@9.0.0';
const connections = 20;
const seconds = 10;
const pages = { start: '/', product: `/product/${sample.sku}` } as const;

/** Issue 6. A second's pages, milliseconds, MiB. */
const budgets = {
  drawn: { perSecond: 700, p99: 80 },
  kept: { perSecond: 2000 },
  firstByte: 5,
  memory: { PostgreSQL: 330, PGlite: undefined },
  start: { PostgreSQL: 1000, PGlite: 2000 },
} as const;

/** How fast the server answers with pages, and what it needs for that. True when all budgets hold. */
export async function benchPages(engine: Engine): Promise<boolean> {
  const shop = await openBenchShop(engine);
  try {
    const starts = [await shop.restart(), await shop.restart(), await shop.restart()];
    const figures = [...(await firstBytes(shop)), ...(await underLoad(shop))];
    figures.push({
      what: 'memory after it',
      value: shop.memory(),
      unit: ' MiB',
      ...atMost(budgets.memory[engine]),
    });
    figures.push({
      what: 'warm start to the first page, median of 3',
      value: percentiles(starts).p50,
      unit: ' ms',
      most: budgets.start[engine],
    });
    return printFigures(`pages, ${engine}`, figures);
  } finally {
    await shop.close();
  }
}

const atMost = (most: number | undefined) => (most === undefined ? {} : { most });

/** To a visitor from the cache; to who has a cart from the database, since the cache serves nobody with a session. */
async function underLoad(shop: BenchShop): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const shopper = await shopperWithCart(shop.origin);
    const drawn = await load(shop.origin + path, shopper.cookie());
    const kept = await load(shop.origin + path, '');
    figures.push(
      { what: `${name} from the database`, value: drawn.perSecond, unit: '/s', least: budgets.drawn.perSecond },
      { what: `${name} from the database, p99`, value: drawn.p99, unit: ' ms', most: budgets.drawn.p99 },
      { what: `${name} from the cache`, value: kept.perSecond, unit: '/s', least: budgets.kept.perSecond },
    );
  }
  return figures;
}

async function load(address: string, cookie: string): Promise<{ perSecond: number; p99: number }> {
  const headers = ['accept-encoding=br', 'accept-language=en', ...(cookie === '' ? [] : [`cookie=${cookie}`])];
  const sent = headers.flatMap((header) => ['-H', header]);
  const run = (time: number) =>
    runInstrument(loadInstrument, ['-j', '-c', String(connections), '-d', String(time), ...sent, address]);
  // The first seconds compile what is run often.
  await run(3);
  const result: unknown = JSON.parse(await run(seconds));
  if (numberAt(result, 'non2xx') + numberAt(result, 'errors') > 0)
    throw new Error(`${address} was not always answered.`);
  return { perSecond: numberAt(result, 'requests', 'average'), p99: numberAt(result, 'latency', 'p99') };
}

async function firstBytes({ origin }: BenchShop): Promise<Figure[]> {
  const withCart = await shopperWithCart(origin);
  const visitor = newShopper(origin);
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const first = { unit: ' ms', most: budgets.firstByte };
    figures.push({
      what: `${name} from the database, first byte p50`,
      value: await firstByte(withCart, path),
      ...first,
    });
    figures.push({ what: `${name} from the cache, first byte p50`, value: await firstByte(visitor, path), ...first });
  }
  return figures;
}

async function firstByte(shopper: Shopper, path: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 300; run += 1) times.push((await shopper.get(path)).firstByteMs);
  return percentiles(times.slice(100)).p50;
}
