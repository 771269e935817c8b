import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPieces, anyPrices, anyPricing } from './arbitraries.testing.ts';
import { cartTotals, linePrice } from './totals.ts';

const anyLines = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { maxLength: 30 });
const anyShipment = fc.integer({ min: 0, max: 20_000 });

test('D10: totals add up for any cart', () => {
  fc.assert(
    fc.property(anyLines, anyShipment, anyPricing, (lines, shipment, pricing) => {
      const totals = cartTotals(lines, shipment, pricing);
      const sum = lines.reduce((all, line) => all + line, shipment);
      expect(totals.goods + totals.shipment).toBe(totals.total);
      expect(pricing.mode === 'gross' ? totals.total : totals.totalWithoutTax).toBe(sum);
      for (const part of Object.values(totals)) {
        expect(Number.isSafeInteger(part)).toBe(true);
        expect(part).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('spec §3: net plus tax is gross to the cent', () => {
  fc.assert(
    fc.property(anyLines, anyShipment, anyPricing, (lines, shipment, pricing) => {
      const { totalWithoutTax, tax, total } = cartTotals(lines, shipment, pricing);
      expect(totalWithoutTax + tax).toBe(total);
      // The rate on the net sum is the tax, but for the cent that rounding the gross sum moves.
      expect(Math.abs(tax - (totalWithoutTax * pricing.vat.rate) / 1000)).toBeLessThanOrEqual(1);
    }),
  );
});

test('D10, D14: a line is unit price times amount, and no piece costs more in a larger amount', () => {
  fc.assert(
    fc.property(anyPrices, anyPieces, anyPieces, anyPricing, (prices, one, other, pricing) => {
      const [few, many] = [Math.min(one, other), Math.max(one, other)];
      const { unit, line } = linePrice(prices, few, pricing);
      expect(line).toBe(unit * few);
      expect(linePrice(prices, many, pricing).unit).toBeLessThanOrEqual(unit);
    }),
  );
});
