import { expect, test } from 'vitest';
import { plannedReduction } from './plannedPrice.ts';

const record = { current: 1000, lowest: 1200, lowestNow: 1000 };

test.each([
  ['nothing is announced', 900, null, { kind: 'none' }],
  ['the announced price is not above it', 900, 900, { kind: 'none' }],
  ['a new price below the lowest one', 900, 1500, { kind: 'shown', before: 1000, percent: 10 }],
  ['record 0115: one that was asked within 30 days is no reduction', 1100, 1500, { kind: 'hidden', lowest: 1000 }],
  ['the price of today counts from the day that it began', 1000, 1500, { kind: 'shown', before: 1200, percent: 17 }],
  ['so close that it rounds to 0 %', 998, 1500, { kind: 'hidden', lowest: 1000 }],
])('D15: %s', (_, price, original, expected) => {
  expect(plannedReduction({ price, original }, record, [])).toEqual(expected);
});

test('spec §9: the flag NO_DISCOUNT shows none', () => {
  expect(plannedReduction({ price: 900, original: 1500 }, record, ['NO_DISCOUNT'])).toEqual({
    kind: 'hidden',
    lowest: 1000,
  });
});

test('nobody knows a price before', () => {
  const unknown = { current: null, lowest: null, lowestNow: null };
  expect(plannedReduction({ price: 900, original: 1500 }, unknown, [])).toEqual({ kind: 'hidden', lowest: null });
});
