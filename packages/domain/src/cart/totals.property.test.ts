import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxClasses } from '../money/taxClass.ts';
import { anyPieces, anyPrices, anyPricing } from './arbitraries.testing.ts';
import { ratesOf, shipmentWithoutTax } from './sumsByRate.ts';
import { shownSums } from './shownSums.ts';
import { cartTotals, linePrice } from './totals.ts';

const anyLine = fc.record({
  line: fc.integer({ min: 0, max: 100_000_000 }),
  rate: fc.constantFrom(undefined, undefined, 0, 30, 55, 70, 255),
});
const anyLines = fc.array(anyLine, { maxLength: 30 });
const anyClass = fc.constantFrom(...taxClasses);
const anyShipment = fc.integer({ min: 0, max: 20_000 });

test('D10: totals add up for any cart', () => {
  fc.assert(
    fc.property(anyLines, anyShipment, anyPricing, (lines, shipment, pricing) => {
      const totals = cartTotals(lines, shipment, pricing);
      const sum = lines.reduce((all, { line }) => all + line, shipment);
      expect(totals.goods + totals.shipment).toBe(totals.total);
      expect(pricing.mode === 'gross' ? totals.total : totals.totalWithoutTax).toBe(sum);
      for (const rate of [totals, ...ratesOf(totals, pricing.vat)])
        for (const part of Object.values({ ...rate, byRate: 0 })) {
          expect(Number.isSafeInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
        }
    }),
  );
});

test('spec §3: net plus tax is gross to the cent', () => {
  fc.assert(
    fc.property(anyLines, anyShipment, anyPricing, (lines, shipment, pricing) => {
      const totals = cartTotals(lines, shipment, pricing);
      expect(totals.totalWithoutTax + totals.tax).toBe(totals.total);
      for (const { rate, totalWithoutTax, tax, total } of ratesOf(totals, pricing.vat)) {
        expect(totalWithoutTax + tax).toBe(total);
        // The rate on the net sum is the tax, but for the cent that rounding the gross sum moves.
        expect(Math.abs(tax - (totalWithoutTax * rate) / 1000)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('D10, D14: a line is unit price times amount, and no piece costs more in a larger amount', () => {
  fc.assert(
    fc.property(anyPrices, anyPieces, anyPieces, anyPricing, anyClass, (prices, one, other, pricing, taxClass) => {
      const [few, many] = [Math.min(one, other), Math.max(one, other)];
      const goods = { prices, taxClass } as const;
      const { unit, line } = linePrice(goods, few, pricing);
      expect(line).toBe(unit * few);
      expect(linePrice(goods, many, pricing).unit).toBeLessThanOrEqual(unit);
    }),
  );
});

test('record 0161: the sums of all rates are the totals, and the shipment comes back as it went in', () => {
  fc.assert(
    fc.property(anyLines, anyShipment, anyPricing, (lines, shipment, pricing) => {
      const totals = cartTotals(lines, shipment, pricing);
      const rates = ratesOf(totals, pricing.vat);
      for (const key of ['goods', 'shipment', 'tax', 'total', 'totalWithoutTax'] as const)
        expect(
          rates.reduce((sum, one) => sum + one[key], 0),
          key,
        ).toBe(totals[key]);
      expect(shownSums(totals, pricing).shipment).toBe(shipment);
      if (pricing.mode === 'net') expect(shipmentWithoutTax(totals, pricing.vat)).toBe(shipment);
    }),
  );
});
