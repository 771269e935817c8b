import { expect, test } from 'vitest';
import { categoryRow, productRow } from './rows.ts';
import { testProduct } from '../../testing/testCatalogue.ts';

const price = (AMOUNT: number, BRUTTO_SP: number) => ({
  AMOUNT,
  BRUTTO_SP,
  ORIGINAL_BRUTTO_SP: undefined,
  LOWEST_BRUTTO_30_DAYS: undefined,
});

test('D14: breaks that are dearer or overlap are dropped and named', () => {
  const { row, dropped } = productRow(
    testProduct(1, { PRICES: [price(1, 2), price(10, 1.8), price(10, 1.7), price(20, 1.9)] }),
  );
  expect(row.prices.map(({ from, price: cents }) => [from, cents])).toEqual([
    [1, 200],
    [10, 180],
  ]);
  expect(dropped.map(({ from }) => from)).toEqual([10, 20]);
});

test.each([
  ['sold', {}, true],
  ['NO_SALE', { FLAGS: ['NO_SALE'] }, false],
  ['without a price', { PRICES: [] }, false],
  ['without a price for one piece', { PRICES: [price(5, 1)] }, false],
])('a product %s is orderable: %s', (_, change, orderable) => {
  expect(productRow(testProduct(1, change)).row.orderable).toBe(orderable);
});

test('the picture gets a new URL only when its content changes', () => {
  const hashOf = (change = {}) => productRow(testProduct(1, change)).row.pictureHash;
  expect(hashOf()).toMatch(/^[0-9a-f]{8}$/);
  expect(hashOf({ NAME: { EN: 'Other' } })).toBe(hashOf());
  expect(hashOf({ KIND: 'capacitor' })).not.toBe(hashOf());
  const measured = { KEY: 'diameter', NAME: {}, VALUE: 0.002, TEXT: null, UNIT: 'm' };
  expect(hashOf({ ATTRIBUTES: [measured] }), 'seen from another side').not.toBe(hashOf({ ATTRIBUTES: [] }));
});

test('spec §9: 1.2 is the root and hangs on nothing', () => {
  expect(categoryRow({ PATH: '1.2', NAME: { ALL: 'Shop' } }).parentPath).toBeNull();
  expect(categoryRow({ PATH: '1.2.10.A', NAME: { ALL: 'x' } })).toMatchObject({
    path: '1.2.10.a',
    parentPath: '1.2.10',
  });
});
