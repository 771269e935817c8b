import { describe, expect, test } from 'vitest';
import { allProducts, filterLargeSet, filterSet, intersect, lowerBound, productsOfSkus, union } from './productSets.ts';

const set = (...numbers: number[]) => Int32Array.from(numbers);
const all = allProducts(10);
const all1000 = Array.from({ length: 1000 }, (_, number) => number);

describe('product sets', () => {
  test.each([
    ['two', [set(1, 3, 5, 9), set(0, 3, 9)], [3, 9]],
    ['three', [set(1, 3, 5), set(3, 5), set(5)], [5]],
    ['nothing in common', [set(1, 2), set(3)], []],
    ['an empty one', [set(), set(3)], []],
    ['one', [set(4)], [4]],
    ['none is everything', [], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])('intersection: %s', (_, sets, numbers) => {
    expect([...intersect(sets, all)]).toEqual(numbers);
  });

  test.each([
    ['two', [set(1, 9), set(0, 1, 3)], [0, 1, 3, 9]],
    ['one', [set(4)], [4]],
    ['none', [], []],
    ['empty ones', [set(), set(2)], [2]],
  ])('union: %s', (_, sets, numbers) => {
    expect([...union(sets, 10)]).toEqual(numbers);
  });

  test('filter', async () => {
    expect([...filterSet(set(1, 2, 5), (number) => number !== 2)]).toEqual([1, 5]);
    const few = (number: number) => number % 49_999 === 0;
    expect([...(await filterLargeSet(allProducts(120_000), few))]).toEqual([0, 49_999, 99_998]);
  });
});

test('lowerBound finds the first number that is large enough, from any start', () => {
  const sorted = Int32Array.from({ length: 100 }, (_, index) => index * 2);
  for (const from of [0, 1, 7, 50])
    for (let least = 0; least < 210; least += 1)
      expect(lowerBound(sorted, least, from), `${least} from ${from}`).toBe(
        Math.max(from, Math.min(100, Math.ceil(least / 2))),
      );
});

describe('SKUs become product numbers', () => {
  const skus = Int32Array.from({ length: 100_000 }, (_, index) => 2_000_000 + index * 2);
  const numbersWith = (step: number) => Array.from({ length: Math.floor(skus.length / step) }, (_, at) => at * step);
  const skusWith = (step: number) => numbersWith(step).map((number) => skus[number] ?? 0);
  const packed = (listed: readonly number[]) => {
    const view = new DataView(new ArrayBuffer(listed.length * 4));
    for (const [at, sku] of listed.entries()) view.setInt32(at * 4, sku);
    return new Uint8Array(view.buffer);
  };
  const piecesOf = (bytes: Uint8Array) =>
    Array.from({ length: Math.ceil(bytes.length / 40_000) }, (_, at) => bytes.subarray(at * 40_000, (at + 1) * 40_000));
  test.each([
    ['none', [], []],
    ['those that the index lacks are skipped', [2_000_004, 2_000_000, 2_000_001], [0, 2]],
    ['in any order, few', skusWith(1000).toReversed(), numbersWith(1000)],
    ['in any order, many', skusWith(2).toReversed(), numbersWith(2)],
    ['in their order, in several pieces', skusWith(1), numbersWith(1)],
  ])('%s', async (_, listed, numbers) => {
    expect([...(await productsOfSkus(piecesOf(packed(listed)), skus))]).toEqual(numbers);
  });

  test('bytes that begin anywhere in memory, as a driver hands them over', async () => {
    const bytes = new Uint8Array([9, ...packed([2_000_002])]).subarray(1);
    expect([...(await productsOfSkus([bytes], skus))]).toEqual([1]);
  });
});

test('a union has each of its numbers once, up to the last one', () => {
  const sets = [3, 5, 32, 31].map((step) => filterSet(allProducts(1000), (number) => number % step === step - 1));
  const expected = all1000.filter((number) => [3, 5, 32, 31].some((step) => number % step === step - 1));
  expect([...union(sets, 1000)]).toEqual(expected);
});
