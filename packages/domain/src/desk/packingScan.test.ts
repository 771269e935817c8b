import { describe, expect, test } from 'vitest';
import { missingPieces, packable, scanPiece } from './packingScan.ts';

const iron = { sku: 193_021, partNumber: 'HT-60', gtin: '4006381333931', of: 2 };
const tip = { sku: 193_022, partNumber: 'T-1', gtin: '0036000291452', of: 1 };
const packed = { sku: 193_023, partNumber: '4006381333', gtin: null, of: 0 };
const lines = [iron, tip, packed];

describe('issue 20: a scanned code counts one piece of its line', () => {
  test.each([
    ['its SKU', '193021', 193_021],
    ['the maker’s number', 'HT-60', 193_021],
    ['the maker’s number in small letters', 'ht-60', 193_021],
    ['its GTIN', '4006381333931', 193_021],
    ['its GTIN with 14 digits', '04006381333931', 193_021],
    ['its GTIN with 12 digits', '036000291452', 193_022],
    ['with spaces around it', ' T-1 ', 193_022],
  ])('%s', (_, code, sku) => {
    expect(scanPiece(lines, {}, code)).toEqual({ kind: 'counted', sku, counted: { [sku]: 1 } });
    expect(scanPiece(lines, { 193_021: 1 }, code)).toMatchObject({ kind: 'counted' });
  });

  test.each([
    ['another SKU', '193024'],
    ['a part of a number', 'HT-6'],
    ['a GTIN that is too short', '36000291452'],
    ['nothing', ' '],
  ])('not for %s', (_, code) => {
    expect(scanPiece(lines, {}, code)).toEqual({ kind: 'foreign' });
  });

  test.each([
    ['all of it is in the parcel', { 193_021: 2 }, 'HT-60', 193_021],
    ['it was packed before', {}, '193023', 193_023],
  ])('one is too many when %s', (_, counted, code, sku) => {
    expect(scanPiece(lines, counted, code)).toEqual({ kind: 'tooMany', sku });
  });

  test('of two lines with one number the first that is not complete takes it', () => {
    const twice = [iron, { ...tip, partNumber: 'HT-60' }];
    expect(scanPiece(twice, { 193_021: 1 }, 'HT-60')).toMatchObject({ counted: { 193_021: 2 } });
    expect(scanPiece(twice, { 193_021: 2 }, 'HT-60')).toMatchObject({ sku: 193_022 });
  });
});

test.each([
  [{}, 3],
  [{ 193_021: 1 }, 2],
  [{ 193_021: 2, 193_022: 1 }, 0],
])('pieces that are missing with %j: %i', (counted, missing) => {
  expect(missingPieces(lines, counted)).toBe(missing);
});

test.each([
  [{ open: 5 }, [{ sku: 1, amount: 5 }]],
  [{ open: 4, packed: 1, withdrawn: 2 }, [{ sku: 1, amount: 2 }]],
  [{ open: 3, packed: 2, withdrawn: 5 }, []],
  [{ open: 0, packed: 5 }, []],
])('pieces to pack of %j', (places, pieces) => {
  const line = { sku: 1, open: 0, packed: 0, sent: 0, delivered: 0, returned: 0, refunded: 0, withdrawn: 0 };
  expect(packable({ lines: [{ ...line, ...places }] })).toEqual(pieces);
});
