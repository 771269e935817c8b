import { describe, expect, test } from 'vitest';
import type { PriceEntry } from '../money/priceBreaks.ts';
import { chargedPrices, isFromQuote } from './heldPrice.ts';
import { linePrice } from './totals.ts';

const entry = (from: number, price: number): PriceEntry => ({ from, price, original: null, lowest30Days: null });
const quoted = { quoteNumber: 'AN-2026-000001', amount: 10, price: 117, expired: false };
const pricing = { vat: { kind: 'DOMESTIC_COMPANY', country: 'LU', rate: 170 }, mode: 'net' } as const;
const unit = (prices: readonly PriceEntry[], amount: number, offer = quoted) =>
  linePrice({ prices: chargedPrices(prices, amount, offer), taxClass: 'STANDARD' }, amount, pricing).unit;

describe('record 0137: the price of a quote', () => {
  const dearer = [entry(1, 234), entry(10, 175)];

  test('holds although the catalogue has become dearer', () => {
    expect(unit(dearer, 10)).toBe(100);
  });

  test.each([9, 11, 1, 20])('holds for exactly its pieces, and not for %i', (amount) => {
    expect(unit(dearer, amount)).toBe(linePrice({ prices: dearer, taxClass: 'STANDARD' }, amount, pricing).unit);
  });

  test('ends with the quote', () => {
    expect(unit(dearer, 10, { ...quoted, expired: true })).toBe(150);
  });

  test.each([
    [116, 99],
    [117, 100],
    [118, 100],
  ])('is the most that a piece costs: at %i cents in the catalogue it costs %i', (today, charged) => {
    expect(unit([entry(1, 500), entry(10, today)], 10)).toBe(charged);
  });

  test('is none for a product without a price', () => {
    expect(chargedPrices([], 10, quoted)).toEqual([]);
  });

  test('a position without a quote has the prices of the catalogue', () => {
    expect(chargedPrices(dearer, 10, undefined)).toBe(dearer);
    expect(isFromQuote(10, undefined)).toBe(false);
  });
});
