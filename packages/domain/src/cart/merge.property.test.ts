import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCart, anyRuleOf } from './arbitraries.testing.ts';
import type { CartAmount } from './merge.ts';
import { mergeCarts } from './merge.ts';

const sorted = (positions: readonly CartAmount[]) => positions.toSorted((one, other) => one.sku - other.sku);

test('D6: merging carts is idempotent: merging the same guest cart again, or the result with itself, changes nothing', () => {
  fc.assert(
    fc.property(anyCart, anyCart, anyRuleOf, (customer, guest, ruleOf) => {
      const { positions } = mergeCarts(customer, guest, ruleOf);
      expect(mergeCarts(positions, guest, ruleOf).positions).toEqual(positions);
      expect(mergeCarts(positions, positions, ruleOf)).toEqual({ positions, changes: [], adjustments: [] });
    }),
  );
});

test('D6: whose cart is merged into whose makes no difference to the amounts', () => {
  fc.assert(
    fc.property(anyCart, anyCart, anyRuleOf, (customer, guest, ruleOf) => {
      const one = mergeCarts(customer, guest, ruleOf).positions;
      const other = mergeCarts(guest, customer, ruleOf).positions;
      expect(sorted(one)).toEqual(sorted(other));
    }),
  );
});

test('D6: each change names an amount that the guest did not have, and unchanged positions are named by none', () => {
  fc.assert(
    fc.property(anyCart, anyCart, anyRuleOf, (customer, guest, ruleOf) => {
      const { positions, changes } = mergeCarts(customer, guest, ruleOf);
      const untold = positions.filter(({ sku }) => !changes.some((change) => change.sku === sku));
      for (const { before, amount } of changes) expect(before).not.toBe(amount);
      for (const position of untold) expect(guest).toContainEqual(position);
    }),
  );
});
