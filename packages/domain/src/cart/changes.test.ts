import { describe, expect, test } from 'vitest';
import type { Position } from './cart.ts';
import { cartChanges } from './changes.ts';

const prices = [{ from: 1, price: 1170, original: null, lowest30Days: null }];
const position = (sku: number, own: Partial<Position> = {}): Position => ({
  sku,
  amount: 2,
  name: { EN: `Part ${sku}` },
  manufacturerName: 'Maker',
  partNumber: `P-${sku}`,
  picture: null,
  prices,
  taxClass: 'STANDARD',
  rule: { step: 1, limit: null },
  stock: { pieces: 9, timeFrame: 10, expected: null, presale: null },
  content: null,
  warnings: [],
  lifecycle: null,
  price: { unit: 1170, line: 2340 },
  ...own,
});
const changes = (before: readonly Position[], now: readonly Position[]) =>
  cartChanges({ positions: before }, { positions: now }).map(({ position: { sku }, ...change }) => ({
    sku,
    ...change,
  }));

describe('D4: what changed since the shopper agreed', () => {
  const cheap = position(1, { price: { unit: 1000, line: 2000 } });
  test.each([
    ['nothing', [position(1)], [position(1)], []],
    ['another line price of the same unit price', [position(1)], [position(1, { price: { unit: 1170, line: 1 } })], []],
    ['a product put in', [], [position(1)], [{ sku: 1, kind: 'added' }]],
    ['a product taken out', [position(1), position(2)], [position(2)], [{ sku: 1, kind: 'removed' }]],
    ['an amount', [position(1)], [position(1, { amount: 1 })], [{ sku: 1, kind: 'amount', before: 2, now: 1 }]],
    ['a price', [cheap], [position(1)], [{ sku: 1, kind: 'price', before: 1000, now: 1170 }]],
    ['no longer for sale', [position(1)], [position(1, { prices: [] })], [{ sku: 1, kind: 'withdrawn' }]],
    ['not for sale before either', [position(1, { prices: [] })], [position(1, { prices: [] })], []],
  ] as const)('%s', (_, before, now, expected) => {
    expect(changes(before, now)).toEqual(expected);
  });

  test('amount and price of one product are two changes', () => {
    expect(changes([position(1)], [position(1, { amount: 50, price: { unit: 900, line: 45_000 } })])).toEqual([
      { sku: 1, kind: 'amount', before: 2, now: 50 },
      { sku: 1, kind: 'price', before: 1170, now: 900 },
    ]);
  });
});
