import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountPercent, noDiscountFlag, reductionOf } from './discount.ts';

const anyNumber = fc.oneof(fc.double(), fc.integer());
const anyPrice = fc.tuple(anyNumber, fc.option(anyNumber));
const anyEntry = fc.record({
  from: fc.constant(1),
  price: anyNumber,
  original: fc.option(anyNumber),
  lowest30Days: fc.option(anyNumber),
});

test('D15: the discount is a whole number from 0 to 99, whatever comes in', () => {
  fc.assert(
    fc.property(anyPrice, ([price, before]) => {
      const percent = discountPercent(price, before);
      expect(Number.isInteger(percent)).toBe(true);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(99);
    }),
    // Found by chance: infinity divided by infinity is no number.
    { examples: [[[1.8e306, Number.POSITIVE_INFINITY]]] },
  );
});

test('D15: a percent that is shown is the one of the struck price beside it, whatever comes in', () => {
  fc.assert(
    fc.property(anyEntry, (entry) => {
      const reduction = reductionOf(entry, []);
      if (reduction === null) return;
      expect(reduction.before).toBeGreaterThan(entry.price);
      expect(reduction.percent).toBeGreaterThan(0);
      expect(reduction.percent).toBe(discountPercent(entry.price, reduction.before));
    }),
  );
});

test('spec §9: there is none with the NO_DISCOUNT flag, whatever comes in', () => {
  fc.assert(
    fc.property(anyEntry, fc.array(fc.string()), (entry, flags) => {
      expect(reductionOf(entry, [...flags, noDiscountFlag])).toBeNull();
    }),
  );
});

test('D15: a lower price is never a smaller discount', () => {
  const anyCents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(anyCents, anyCents, anyCents, (one, other, before) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const [more, less] = [low, high].map((price) => discountPercent(price, before));
      expect(more).toBeGreaterThanOrEqual(less ?? 100);
    }),
  );
});
