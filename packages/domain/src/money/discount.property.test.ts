import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountPercent, noDiscountFlag } from './discount.ts';

const anyNumber = fc.oneof(fc.double(), fc.integer());
const anyPrice = fc.record({ price: anyNumber, original: fc.option(anyNumber) });

test('D15: the discount is a whole number from 0 to 99, whatever comes in', () => {
  fc.assert(
    fc.property(anyPrice, fc.array(fc.string()), (entry, flags) => {
      const percent = discountPercent(entry, flags);
      expect(Number.isInteger(percent)).toBe(true);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(99);
    }),
    // Found by chance: infinity divided by infinity is no number.
    { examples: [[{ price: 1.8e306, original: Number.POSITIVE_INFINITY }, []]] },
  );
});

test('spec §9: it is 0 with the NO_DISCOUNT flag, whatever comes in', () => {
  fc.assert(
    fc.property(anyPrice, fc.array(fc.string()), (entry, flags) => {
      expect(discountPercent(entry, [...flags, noDiscountFlag])).toBe(0);
    }),
  );
});

test('D15: a lower price is never a smaller discount', () => {
  const anyCents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(anyCents, anyCents, anyCents, (one, other, original) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const [more, less] = [low, high].map((price) => discountPercent({ price, original }, []));
      expect(more).toBeGreaterThanOrEqual(less ?? 100);
    }),
  );
});
