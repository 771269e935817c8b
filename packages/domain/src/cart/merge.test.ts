import { describe, expect, test } from 'vitest';
import type { RuleOf } from './merge.ts';
import { mergeCarts } from './merge.ts';

const free: RuleOf = () => ({ step: 1, limit: null });
const limited: RuleOf = () => ({ step: 1, limit: 5 });
const position = (sku: number, amount: number) => ({ sku, amount });

describe('D6: union of positions, the larger amount of each', () => {
  test.each([
    ['nothing and nothing', [], [], []],
    ['only a guest’s', [], [position(1, 2)], [position(1, 2)]],
    ['a single piece', [], [position(1, 1)], [position(1, 1)]],
    ['only the customer’s', [position(1, 2)], [], [position(1, 2)]],
    ['different products', [position(1, 2)], [position(2, 3)], [position(1, 2), position(2, 3)]],
    ['the guest has more', [position(1, 2)], [position(1, 3)], [position(1, 3)]],
    ['the customer has more', [position(1, 4)], [position(1, 3)], [position(1, 4)]],
    ['the same', [position(1, 3)], [position(1, 3)], [position(1, 3)]],
  ])('%s', (_, customer, guest, positions) => {
    expect(mergeCarts(customer, guest, free)).toMatchObject({ positions, adjustments: [] });
  });
});

describe('D6, D13: capped by the limits', () => {
  test.each([
    [5, limited, [position(1, 5)], []],
    [6, limited, [position(1, 5)], [{ sku: 1, reason: 'CART_LIMIT', wanted: 6, amount: 5 }]],
    [
      3,
      () => ({ step: 10, limit: null }),
      [position(1, 10)],
      [{ sku: 1, reason: 'ORDER_QUANTITY', wanted: 3, amount: 10 }],
    ],
    [3, () => ({ step: 6, limit: 5 }), [], [{ sku: 1, reason: 'CART_LIMIT', wanted: 3, amount: 0 }]],
    [3, () => null, [], [{ sku: 1, reason: 'NO_SALE', wanted: 3, amount: 0 }]],
  ] as const)('%d pieces', (amount, ruleOf, positions, adjustments) => {
    expect(mergeCarts([], [position(1, amount)], ruleOf)).toMatchObject({ positions, adjustments });
  });
});

describe('D6: the shopper is told what changed', () => {
  test.each([
    ['nothing, when the customer’s cart is empty', [], [position(1, 2)], []],
    ['nothing, when both are the same', [position(1, 2)], [position(1, 2)], []],
    ['what comes from the customer’s cart', [position(2, 3)], [position(1, 2)], [{ sku: 2, before: 0, amount: 3 }]],
    ['what became more', [position(1, 4)], [position(1, 2)], [{ sku: 1, before: 2, amount: 4 }]],
    ['what was capped', [], [position(1, 9)], [{ sku: 1, before: 9, amount: 5 }]],
  ])('%s', (_, customer, guest, changes) => {
    expect(mergeCarts(customer, guest, limited).changes).toEqual(changes);
  });

  test('what is no longer for sale, in either cart', () => {
    const { changes, adjustments } = mergeCarts([position(1, 2)], [position(2, 3)], () => null);
    expect(changes).toEqual([{ sku: 2, before: 3, amount: 0 }]);
    expect(adjustments.map(({ sku, reason }) => [sku, reason])).toEqual([
      [1, 'NO_SALE'],
      [2, 'NO_SALE'],
    ]);
  });
});

describe('D6: the merged cart has no more positions than a cart takes, or than one of the two had', () => {
  const cartOf = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => position(first + index, 1));

  test('what is not for sale is told so, and not that the cart is full', () => {
    const onSale = (sku: number) => (sku === 9999 ? null : free(sku));
    const { adjustments } = mergeCarts(cartOf(1000, 200), [position(9999, 3)], onSale);
    expect(adjustments).toEqual([{ sku: 9999, reason: 'NO_SALE', wanted: 3, amount: 0 }]);
  });

  test.each([
    ['100 and 100 others fit', 100, 100, 200, 0],
    ['100 and 101 others: the last is left out', 100, 101, 200, 1],
    ['a customer’s 300 stay, the guest’s are left out', 300, 2, 300, 2],
    ['a guest’s 300 stay', 0, 300, 300, 0],
  ])('%s', (_, customer, guest, kept, left) => {
    const { positions, adjustments, changes } = mergeCarts(cartOf(1000, customer), cartOf(5000, guest), free);
    expect(positions).toHaveLength(kept);
    expect(positions.slice(0, customer)).toEqual(cartOf(1000, customer));
    expect(adjustments).toEqual(
      cartOf(5000 + guest - left, left).map(({ sku }) => ({ sku, reason: 'CART_FULL', wanted: 1, amount: 0 })),
    );
    expect(changes.filter(({ amount }) => amount === 0).map(({ sku }) => sku)).toEqual(
      adjustments.map(({ sku }) => sku),
    );
  });

  test('a product that is not for sale takes no room', () => {
    const { positions } = mergeCarts(cartOf(1000, 100), cartOf(5000, 101), (sku) => (sku === 1000 ? null : free(sku)));
    expect(positions).toHaveLength(200);
  });
});
