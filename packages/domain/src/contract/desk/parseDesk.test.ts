import { expect, test } from 'vitest';
import { parseDeskRequest } from './parseDesk.ts';

test('a program that changes a stock need not know of pictures', () => {
  const edit = { KIND: 'stock', PIECES: 1, PRICE: 0, ORIGINAL: null, NO_SALE: false, NO_DISCOUNT: false };
  const EDIT = { ...edit, NAME: {}, DESCRIPTION: {} };
  const request = { SKU: 7, SEEN: 0, KEY: 'one', WHY: 'counted', EDIT };
  expect(parseDeskRequest('deskEditProduct', request).EDIT.PICTURES).toEqual([]);
  const wrong = { ...request, EDIT: { ...EDIT, PICTURES: [{ CAPTION: {} }] } };
  expect(() => parseDeskRequest('deskEditProduct', wrong)).toThrow('ADDRESS');
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
