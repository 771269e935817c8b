import { describe, expect, test } from 'vitest';
import { productFromWire } from '../catalog/product.ts';
import { product as productWire } from '../contract/sampleParts.testing.ts';
import { addedLines, changedLines, listedLine, mostListLines, mostPieces } from './savedList.ts';

const product = productFromWire(productWire);
const retired = { ...product, sku: 9 };
const unsold = { ...product, prices: [] };
const line = { sku: 7, amount: 3, note: 'R1' };
const facts = { name: product.name, partNumber: 'F-7', product: null, successor: null };

describe('what the shop sells for a line today', () => {
  test.each([
    ['the product itself', { ...facts, product }, 'FOUND', 7],
    ['one without a price', { ...facts, product: unsold }, 'FOUND', null],
    ['its successor', { ...facts, successor: retired }, 'REPLACED', 9],
    ['a successor without a price', { ...facts, successor: unsold }, 'REPLACED', null],
    ['nothing', facts, 'NOT_FOUND', null],
  ] as const)('%s', (_, known, state, chosen) => {
    expect(listedLine(line, known)).toEqual({ ...line, name: product.name, partNumber: 'F-7', state, chosen });
  });
});

describe('adding to a list', () => {
  test('amounts of a product are summed and its notes joined; the list keeps its order', () => {
    expect(
      addedLines(
        [line, { sku: 8, amount: 1 }],
        [
          { sku: 7, amount: 2, note: 'R2, R3' },
          { sku: 5, amount: 1, note: undefined },
        ],
      ),
    ).toEqual([
      { sku: 7, amount: 5, note: 'R1–R3' },
      { sku: 8, amount: 1 },
      { sku: 5, amount: 1, note: '' },
    ]);
  });

  test('a sum stays within the largest amount', () => {
    expect(addedLines([{ sku: 7, amount: mostPieces }], [{ sku: 7, amount: 1 }])?.[0]?.amount).toBe(mostPieces);
  });

  test.each([
    [mostListLines, true],
    [mostListLines + 1, false],
  ])('%d products fit: %s', (count, fits) => {
    const lines = Array.from({ length: count }, (_, index) => ({ sku: index + 1, amount: 1 }));
    expect(addedLines([], lines) !== null).toBe(fits);
  });
});

test('a change sets the named lines that the list has; an amount of 0 removes one', () => {
  const before = [line, { sku: 8, amount: 1 }, { sku: 9, amount: 4 }];
  const changes = [
    { sku: 7, amount: 0 },
    { sku: 9, amount: 5, note: 'C1' },
    { sku: 10, amount: 1 },
  ];
  expect(changedLines(before, changes)).toEqual([
    { sku: 8, amount: 1 },
    { sku: 9, amount: 5, note: 'C1' },
  ]);
});
