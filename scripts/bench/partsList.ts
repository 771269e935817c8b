import type { Client } from '@platine/domain/contract/client.ts';
import { createClient } from '@platine/domain/contract/client.ts';
import { maximumLines } from '@platine/domain/partsList/limits.ts';
import { dataOf } from '@platine/ui/queries/QueryFailure.ts';
import { createFetchTransport } from '@platine/ui/api/fetchTransport.ts';
import type { Engine } from './benchShop.ts';
import { openBenchShop } from './benchShop.ts';
import { printFigures } from './figures.ts';

/** Issue 21: milliseconds for a list of 500 lines. */
const most = 1000;
const rounds = 10;

/** Measures how long the shop takes to read and match a list of 500 different parts, half by number, half by value and package. True when the budget holds. */
export async function benchPartsList(engine: Engine): Promise<boolean> {
  const shop = await openBenchShop(engine, { PROCESSES: '1' });
  try {
    const client = createClient(createFetchTransport(shop.origin));
    const list = await listOf(client);
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) times.push(await timeOf(client, list));
    const [first = 0, ...others] = times;
    const figures = [
      { what: `${maximumLines} lines, asked first`, value: first, unit: ' ms', most },
      { what: `${maximumLines} lines, slowest of ${rounds} more`, value: Math.max(...others), unit: ' ms', most },
    ];
    return printFigures(`a parts list, ${engine}`, figures);
  } finally {
    await shop.close();
  }
}

/** Lines by the part numbers of the catalogue, and as many resistors by value. */
async function listOf(client: Client): Promise<string> {
  const numbers: string[] = [];
  for (let skip = 0; numbers.length < maximumLines / 2; skip += 100) {
    const { LOADED } = dataOf(
      await client('search', {
        q: '',
        VIEW: 'listing',
        SKIP: skip,
        LIMIT: 100,
        SORT: 'SKU_DESC',
        FILTER_CLASS: 'LIST',
        FILTERS: {},
        WITH_PRODUCTS: true,
      }),
    );
    if (LOADED.length === 0) break;
    numbers.push(...LOADED.map(({ MANUFACTURER }) => MANUFACTURER.MANUFACTURER_SKU));
  }
  const named = numbers.slice(0, maximumLines / 2).map((number) => `${number},,,7`);
  const valued = Array.from(
    { length: maximumLines - named.length },
    (_, index) => `,${index + 10}k,Resistor_SMD:R_0805_2012Metric,3`,
  );
  return ['MPN,Value,Footprint,Qty', ...named, ...valued].join('\n');
}

async function timeOf(client: Client, TEXT: string): Promise<number> {
  const begin = performance.now();
  const { LINES } = dataOf(await client('matchPartsList', { TEXT, BOARDS: 1 }));
  if (LINES.length !== maximumLines) throw new Error(`${LINES.length} lines were read.`);
  return performance.now() - begin;
}
