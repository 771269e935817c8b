import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPieces, anyRule } from './arbitraries.testing.ts';
import { capAmount, difference, maximumFor, readAmount } from './quantity.ts';

test('spec §4: adjusting then reading gives the capped amount', () => {
  fc.assert(
    fc.property(fc.nat(100_000), anyPieces, anyRule, (inCart, typed, rule) => {
      const read = readAmount(String(typed), rule);
      const capped = capAmount(typed, rule);
      expect(read).toEqual({ kind: 'amount', ...capped });
      const { change, amount } = difference(inCart, capped.amount);
      const signed = { add: amount, remove: -amount, none: 0 }[change];
      expect(inCart + signed).toBe(capped.amount);
    }),
  );
});

test('D13: a capped amount is a whole step within the limit, and capping it again changes nothing', () => {
  fc.assert(
    fc.property(anyPieces, anyRule, (wanted, rule) => {
      const { amount } = capAmount(wanted, rule);
      expect(amount % rule.step).toBe(0);
      expect(amount).toBeLessThanOrEqual(maximumFor(rule));
      expect(amount).toBeLessThanOrEqual(rule.limit ?? amount);
      expect(capAmount(amount, rule)).toEqual({ amount, reason: null });
    }),
  );
});

test('spec §4: more is never capped to less', () => {
  fc.assert(
    fc.property(anyPieces, anyPieces, anyRule, (one, other, rule) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(capAmount(less, rule).amount).toBeLessThanOrEqual(capAmount(more, rule).amount);
    }),
  );
});

test('spec §4: whatever is typed is an amount within the rule or a refusal with a code', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String)), anyRule, (typed, rule) => {
      const read = readAmount(typed, rule);
      if (read.kind === 'amount') expect(read.amount).toBeLessThanOrEqual(maximumFor(rule));
      else expect(read.code).toMatch(/^[A-Z_]+$/);
    }),
  );
});
