import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyMode, anyPricing } from '../cart/arbitraries.testing.ts';
import { taxClasses } from './taxClass.ts';
import { rateOf, taxOf, unitPrice } from './vat.ts';

const anyCents = fc.integer({ min: 0, max: 1_000_000_000 });
const anyRate = anyPricing.map(({ vat }) => vat.rate);

test('D10: net plus tax is gross to the cent: taking the tax out of what it was put on gives it back', () => {
  fc.assert(
    fc.property(anyCents, anyRate, (net, rate) => {
      const tax = taxOf(net, 'net', rate);
      expect(taxOf(net + tax, 'gross', rate)).toBe(tax);
    }),
  );
});

test('D11: a unit price is whole cents, and gross is never below net', () => {
  fc.assert(
    fc.property(anyCents, anyPricing, fc.constantFrom(...taxClasses), (brutto, { vat }, taxClass) => {
      const rate = rateOf(vat, taxClass);
      const [gross, net] = (['gross', 'net'] as const).map((mode) => unitPrice(brutto, { mode, vat }, taxClass));
      if (gross === undefined || net === undefined) throw new Error('Two modes have two prices.');
      expect(Number.isSafeInteger(gross) && Number.isSafeInteger(net)).toBe(true);
      expect(gross).toBeGreaterThanOrEqual(net);
      expect(Math.abs(net + taxOf(net, 'net', rate) - gross)).toBeLessThanOrEqual(1);
    }),
  );
});

test('D11: without VAT there is no tax, whatever the sum and the mode', () => {
  fc.assert(
    fc.property(anyCents, anyMode, (sum, mode) => {
      expect(taxOf(sum, mode, 0)).toBe(0);
    }),
  );
});
