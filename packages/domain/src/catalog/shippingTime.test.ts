import { describe, expect, test } from 'vitest';
import { shippingTimes, slowestShippingTime } from './shippingTime.ts';
import { stockTimeFrames } from './stock.ts';

describe('spec §9: stock time frames', () => {
  test.each([
    [10, { from: 1, to: 1 }],
    [20, { from: 2, to: 3 }],
    [30, { from: 3, to: 5 }],
    [40, { from: 5, to: 7 }],
    [100, null],
  ] as const)('%d means %o working days', (timeFrame, days) => {
    expect(shippingTimes[timeFrame]).toEqual(days);
  });

  test('every time frame has its meaning', () => {
    expect(Object.keys(shippingTimes).map(Number)).toEqual(stockTimeFrames);
  });
});

describe('spec §9: a cart takes as long as its slowest product', () => {
  test.each([
    [[], null],
    [[10], { from: 1, to: 1 }],
    [[30, 10, 20], { from: 3, to: 5 }],
    [[10, 100], null],
  ] as const)('%o: %o', (timeFrames, days) => {
    expect(slowestShippingTime(timeFrames)).toEqual(days);
  });
});
