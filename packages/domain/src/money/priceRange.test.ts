import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { catalogueRange } from './priceRange.ts';
import { unitPrice } from './vat.ts';

describe('D11: a range of the prices that are shown is a range of catalogue prices', () => {
  it.each([
    ['gross', 170, { min: 100, max: 2000 }, { min: 100, max: 2000 }],
    ['net', 170, { min: 100, max: 2000 }, { min: 117, max: 2340 }],
    ['gross', 190, { min: 119, max: 1190 }, { min: 117, max: 1170 }],
    ['gross', 0, { min: 1000, max: null }, { min: 1170, max: null }],
    ['net', 170, { min: null, max: 0 }, { min: null, max: 0 }],
    ['net', 170, { min: null, max: null }, { min: null, max: null }],
  ] as const)('%s at %d: %j', (mode, rate, display, catalogue) => {
    expect(catalogueRange(display, mode, rate)).toEqual(catalogue);
  });
});

test('it holds exactly the prices that are shown within it', () => {
  const cents = fc.integer({ min: 0, max: 300_000 });
  fc.assert(
    fc.property(cents, cents, cents, fc.constantFrom('gross', 'net'), fc.integer({ min: 0, max: 270 }), (...drawn) => {
      const [brutto, one, other, mode, rate] = drawn;
      const [min, max] = [Math.min(one, other), Math.max(one, other)];
      const range = catalogueRange({ min, max }, mode, rate);
      const shown = unitPrice(brutto, { mode, vat: { rate } }, 'STANDARD');
      expect(brutto >= (range.min ?? 0) && brutto <= (range.max ?? Infinity)).toBe(shown >= min && shown <= max);
    }),
  );
});
