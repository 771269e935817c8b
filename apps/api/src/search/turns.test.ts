import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { joinNumberLists } from './numberLists.ts';
import { filterLargeSet, productsOfSkus } from './productSets.ts';
import { byRank, pageInOrder } from './sorting.ts';
import { giveTurn } from './turns.ts';

afterEach(() => vi.restoreAllMocks());

test('others have their turn each time that work has taken five milliseconds', async () => {
  const clock = vi.spyOn(performance, 'now');
  const begin = 1e9;
  const othersHadTurn = async (ms: number) => {
    clock.mockReturnValue(begin + ms);
    let had = false;
    const others = setImmediate().then(() => (had = true));
    await giveTurn();
    const before = had;
    await others;
    return before;
  };
  const had = [];
  for (const ms of [0, 4, 5, 9, 10]) had.push(await othersHadTurn(ms));
  expect(had).toEqual([true, false, true, false, true]);
});

let now = 2e9;
const all = Int32Array.from({ length: 200_000 }, (_, number) => number);
const twenty = <Part>(part: Part) => Array.from({ length: 20 }, () => part);

test.each([
  ['the products of a frequent term', () => productsOfSkus(twenty(new Uint8Array(40_000)), all), 19],
  ['the products that pass a filter', () => filterLargeSet(all, (number) => number > 7), 3],
  ['the values of all products', () => joinNumberLists(twenty({ starts: Int32Array.of(0, 0), items: all })), 19],
  ['a page of all products', () => pageInOrder(all, byRank(all), { skip: 0, limit: 24 }), 4],
])('others have their turn while a search reads %s', async (_, work, least) => {
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  let [turns, ended] = [0, false];
  const others = (async () => {
    for (; !ended; turns += 1) await setImmediate();
  })();
  await work();
  ended = true;
  await others;
  expect(turns).toBeGreaterThanOrEqual(least);
});
