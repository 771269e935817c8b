import { describe, expect, test } from 'vitest';
import type { AdoptionFacts } from './adopt.ts';
import { adoptPositions } from './adopt.ts';

const position = (sku: number, amount: number) => ({ sku, amount });
const orderable = (limit: number | null = null, step = 1): AdoptionFacts => ({
  kind: 'orderable',
  rule: { step, limit },
});
const nothingLost = { adjustments: [], noSales: [], endOfLife: [] };

describe('spec §7: positions of an earlier order go into the cart', () => {
  test.each([
    ['into an empty cart', [], [position(1, 2), position(2, 1)], [position(1, 2), position(2, 1)]],
    ['on top of what is there', [position(1, 3)], [position(1, 2)], [position(1, 5)]],
    ['beside what is there', [position(9, 1)], [position(1, 2)], [position(9, 1), position(1, 2)]],
    ['a product named twice', [], [position(1, 2), position(1, 3)], [position(1, 5)]],
    ['nothing', [position(9, 1)], [], [position(9, 1)]],
  ])('%s', (_, cart, ordered, positions) => {
    expect(adoptPositions(cart, ordered, () => orderable())).toEqual({ positions, ...nothingLost });
  });
});

describe('D13: capped by the rules of today', () => {
  test.each([
    [3, 2, orderable(5), 5, []],
    [3, 3, orderable(5), 5, [{ sku: 1, wanted: 6, amount: 5, reason: 'CART_LIMIT' }]],
    [0, 3, orderable(null, 10), 10, [{ sku: 1, wanted: 3, amount: 10, reason: 'ORDER_QUANTITY' }]],
  ] as const)('%d in the cart and %d ordered with %o become %d', (inCart, ordered, facts, amount, adjustments) => {
    const cart = inCart === 0 ? [] : [position(1, inCart)];
    const adopted = adoptPositions(cart, [position(1, ordered)], () => facts);
    expect(adopted).toEqual({ ...nothingLost, positions: [position(1, amount)], adjustments });
  });
});

describe('spec §3: NO_SALES and EOLS name what could not be taken', () => {
  const facts: Readonly<Record<number, AdoptionFacts>> = {
    1: orderable(),
    2: { kind: 'noSale' },
    3: { kind: 'endOfLife' },
    4: orderable(5, 6),
    5: orderable(0),
  };

  test('and the rest is taken', () => {
    const ordered = [1, 2, 3, 4, 5].map((sku) => position(sku, 2));
    const adopted = adoptPositions([], ordered, (sku) => facts[sku] ?? { kind: 'endOfLife' });
    expect(adopted).toEqual({ positions: [position(1, 2)], adjustments: [], noSales: [2, 4, 5], endOfLife: [3] });
  });

  test('what is in the cart already stays there', () => {
    const adopted = adoptPositions([position(2, 1)], [position(2, 2)], () => ({ kind: 'noSale' }));
    expect(adopted).toEqual({ positions: [position(2, 1)], adjustments: [], noSales: [2], endOfLife: [] });
  });
});

describe('a full cart takes no further product, but more pieces of those in it', () => {
  const full = Array.from({ length: 200 }, (_, index) => position(index + 1, 1));

  test('what does not fit is named', () => {
    const adopted = adoptPositions(full, [position(200, 2), position(201, 3)], () => orderable());
    expect(adopted.positions).toEqual([...full.slice(0, 199), position(200, 3)]);
    expect(adopted.adjustments).toEqual([{ sku: 201, wanted: 3, amount: 0, reason: 'CART_FULL' }]);
  });

  test('one place is enough for one', () => {
    expect(adoptPositions(full.slice(1), [position(201, 3)], () => orderable())).toMatchObject({ adjustments: [] });
  });
});
