import { buildProduct } from '@platine/mocks/builders/product.ts';
import { price } from '@platine/mocks/builders/price.ts';
import { samplePart } from '@platine/domain/partsList/samplePart.testing.ts';
import type { MatchedLine } from '@platine/domain/partsList/partsListWire.ts';
import { expect, test } from 'vitest';
import { partName, shownPart } from './shownPart.ts';

const stepped = { ...buildProduct({ sku: 7, prices: [price(1, 10), price(20, 8)] }), rule: { step: 10, limit: null } };
const unsold = buildProduct({ sku: 8, prices: [] });
const products = new Map([
  [7, stepped],
  [8, unsold],
]);
const pricing = { mode: 'gross', vat: { kind: 'DESTINATION', country: 'LU', rate: 170 } } as const;
const line = (given: Partial<MatchedLine>): MatchedLine => ({
  ...samplePart({ line: 2, pieces: 15 }),
  state: 'FOUND',
  skus: [7],
  chosen: 7,
  ...given,
});

test('D13, D14: the amount is a whole step, and the price is that of its break', () => {
  const { chosen, capped, price: paid } = shownPart(line({}), new Map(), { products, pricing });
  expect(chosen?.sku).toBe(7);
  expect(capped).toEqual({ amount: 20, reason: 'ORDER_QUANTITY' });
  expect(paid).toEqual({ unit: 8, line: 160 });
});

test.each([
  ['nothing', new Map([[2, null]]), null],
  ['another product', new Map([[2, 7]]), 7],
  ['a product that is not for sale', new Map([[2, 8]]), null],
  ['a product of no line', new Map([[2, 9]]), null],
  ['a product for another line', new Map([[3, null]]), 7],
])('the shopper has chosen %s', (_, choices, sku) => {
  const shown = shownPart(line({ skus: [7, 8] }), choices, { products, pricing });
  expect(shown.chosen?.sku ?? null).toBe(sku);
});

test('without the shopper’s VAT there is no price', () => {
  expect(shownPart(line({}), new Map(), { products, pricing: null }).price).toBeNull();
});

test.each([
  [{ numbers: ['LM358N'], value: 'opamp' }, 'LM358N'],
  [{ value: '10k', description: 'Resistor' }, '10k'],
  [{ description: 'Resistor' }, 'Resistor'],
])('%o is called %s', (given, name) => expect(partName(line(given))).toBe(name));
