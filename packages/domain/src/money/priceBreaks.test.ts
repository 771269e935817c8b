import { describe, expect, test } from 'vitest';
import type { PriceEntry } from './priceBreaks.ts';
import { applyingPrice, headlinePrice, orderableBreaks, soundBreaks } from './priceBreaks.ts';

const entry = (from: number, price: number): PriceEntry => ({ from, price, original: null, lowest30Days: null });
const prices = [entry(1, 100), entry(10, 90), entry(100, 50)];

describe('D14: the break that applies is charged', () => {
  test.each([
    [1, 100],
    [9, 100],
    [10, 90],
    [99, 90],
    [100, 50],
    [5000, 50],
  ])('%d pieces cost %d cents each', (pieces, price) => {
    expect(applyingPrice(prices, pieces)?.price).toBe(price);
  });

  test('no price without an entry', () => {
    expect(applyingPrice([], 1)).toBeNull();
  });

  test('spec §3: the headline price is the entry with AMOUNT 1', () => {
    expect(headlinePrice(prices)?.price).toBe(100);
    expect(headlinePrice([entry(10, 90)])).toBeNull();
  });
});

describe('D13, D14: a product in steps shows the breaks of amounts that can be ordered', () => {
  test.each([
    [1, [1, 10, 100]],
    [5, [5, 10, 100]],
    [10, [10, 100]],
    [50, [50, 100]],
    [500, [500]],
  ])('in steps of %d: from %o', (step, shown) => {
    const breaks = orderableBreaks(prices, step);
    expect(breaks.map(({ from }) => from)).toEqual(shown);
    for (const { from, price } of breaks) expect(price).toBe(applyingPrice(prices, from)?.price);
  });

  test('none without an entry', () => {
    expect(orderableBreaks([], 10)).toEqual([]);
  });
});

describe('D14: breaks that make no sense are dropped', () => {
  test.each([
    ['unsorted', [entry(1, 100), entry(100, 50), entry(10, 40)], [1, 100]],
    ['overlapping', [entry(1, 100), entry(10, 90), entry(10, 80)], [1, 10]],
    ['dearer', [entry(1, 100), entry(10, 110), entry(100, 90)], [1, 100]],
    ['as dear', [entry(1, 100), entry(10, 100)], [1]],
    ['without a first price', [entry(10, 90)], []],
    ['sound', prices, [1, 10, 100]],
  ])('%s', (_, given, kept) => {
    const sound = soundBreaks(given);
    expect(sound.kept.map(({ from }) => from)).toEqual(kept);
    expect(sound.dropped).toHaveLength(given.length - kept.length);
  });
});
