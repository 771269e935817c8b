import { expect, test } from 'vitest';
import { productEditToWire } from '../../desk/productEditWire.ts';
import { parseDeskRequest } from './parseDesk.ts';

test('a program that changes a stock need not know of pictures and places', () => {
  const edit = { KIND: 'stock', PIECES: 1, PRICE: 0, ORIGINAL: null, NO_SALE: false, NO_DISCOUNT: false };
  const EDIT = { ...edit, NAME: {}, DESCRIPTION: {} };
  const request = { SKU: 7, SEEN: 0, KEY: 'one', WHY: 'counted', EDIT };
  expect(parseDeskRequest('deskEditProduct', request).EDIT).toMatchObject({ PICTURES: [], STORAGE_PLACE: '' });
  const wrong = { ...request, EDIT: { ...EDIT, PICTURES: [{ CAPTION: {} }] } };
  expect(() => parseDeskRequest('deskEditProduct', wrong)).toThrow('ADDRESS');
});

test.each([
  ['A-03-2', true],
  [' A-03-2 ', true],
  ['', true],
  [' ', true],
  ['x'.repeat(41), false],
  ['A\nB', false],
])('the storage place %j is taken: %s', (STORAGE_PLACE, isTaken) => {
  const EDIT = productEditToWire({ kind: 'place', place: STORAGE_PLACE });
  const parse = () => parseDeskRequest('deskEditProduct', { SKU: 7, SEEN: 0, KEY: 'one', WHY: 'moved', EDIT });
  if (isTaken) expect(parse().EDIT.STORAGE_PLACE).toBe(STORAGE_PLACE);
  else expect(parse).toThrow('STORAGE_PLACE');
});

test('a new product may leave out what it does not have', () => {
  const request = {
    KEY: 'one',
    SKU: 7,
    NAME: { EN: 'x' },
    MANUFACTURER_ID: 1,
    CATEGORY_PATH: '1.2.1',
    WEIGHT_GRAMS: 5,
  };
  const read = parseDeskRequest('deskCreateProduct', request);
  expect(read).toMatchObject({ GTIN: '', MANUFACTURER_SKU: '', PRICE: null, STOCK: 0, WHY: '' });
  expect(() => parseDeskRequest('deskCreateProduct', { ...request, STOCK: -1 })).toThrow('STOCK');
});
