import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotals } from '../cart/totals.ts';
import type { Sums, Totals } from '../cart/sumsByRate.ts';
import { ratesOf } from '../cart/sumsByRate.ts';
import type { Pricing } from '../cart/totals.ts';
import type { OrderLine } from './order.ts';
import { partLines, partTotals, remainingPieces, restOf } from './partTotals.ts';

const line = (sku: number, amount: number, unit = 999, rate?: number): OrderLine => ({
  sku,
  amount,
  unit,
  line: unit * amount,
  ...(rate !== undefined && { rate }),
  name: {},
  partNumber: '',
});
const german: Pricing = { vat: { kind: 'DESTINATION', country: 'DE', rate: 190 }, mode: 'gross' };
const order = (lines: readonly OrderLine[], pricing: Pricing, shipment = 590) => ({
  pricing,
  totals: cartTotals(lines, shipment, pricing),
});

test('a part has the prices of the order', () => {
  expect(partLines([line(1, 5), line(2, 3)], [{ sku: 2, amount: 2 }])).toEqual([line(2, 2)]);
});

test.each([
  ['a product that was not ordered', { sku: 3, amount: 1 }],
  ['one piece too many', { sku: 1, amount: 6 }],
  ['no piece', { sku: 1, amount: 0 }],
])('%s is no part', (_, pieces) => {
  expect(() => partLines([line(1, 5)], [pieces])).toThrow(
    new RangeError(`The order does not have ${pieces.amount} pieces of product ${pieces.sku}.`),
  );
  expect(partLines([line(1, 5)], [{ sku: 1, amount: 5 }])).toHaveLength(1);
});

test('the remaining pieces are those that no part has', () => {
  const lines = [line(1, 5), line(2, 3)];
  expect(remainingPieces(lines, [[{ sku: 1, amount: 2 }], [{ sku: 2, amount: 3 }]])).toEqual([{ sku: 1, amount: 3 }]);
  expect(remainingPieces(lines, [lines])).toEqual([]);
});

test('the shipping belongs to one part', () => {
  const lines = [line(1, 2), line(2, 1)];
  const whole = order(lines, german);
  const first = partTotals(whole, { lines: [line(1, 2)], withShipment: true });
  expect(first).toMatchObject({ shipment: 590, total: 2588 });
  expect(partTotals(whole, { lines: [line(2, 1)], withShipment: false })).toMatchObject({ shipment: 0, total: 999 });
  expect(restOf(whole.totals, [first], german)).toMatchObject({ shipment: 0, total: 999 });
});

describe('all parts of an order together are the order', () => {
  const rates = fc.constantFrom(0, 170, 190, 255);
  const lines = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 9 }),
      unit: fc.integer({ min: 0, max: 50_000 }),
      rate: fc.constantFrom(undefined, undefined, 0, 30, 70),
    }),
    {
      minLength: 2,
      maxLength: 6,
    },
  );
  test('D10: every sum to the cent, and none below zero', () => {
    fc.assert(
      fc.property(rates, fc.constantFrom('gross', 'net'), lines, (rate, mode, drawn) => {
        const pricing: Pricing = { vat: { kind: 'DESTINATION', country: 'DE', rate }, mode };
        const all = drawn.map(({ amount, unit, rate: own }, sku) => line(sku, amount, unit, own));
        const whole = order(all, pricing);
        const parts: Totals[] = [];
        for (const index of all.keys()) {
          const sent = partTotals(whole, { lines: all.slice(0, index + 1), withShipment: true });
          parts.push(restOf(sent, parts, pricing));
        }
        const sum = (key: keyof Sums) => parts.reduce((total, part) => total + part[key], 0);
        for (const key of ['goods', 'shipment', 'tax', 'total', 'totalWithoutTax'] as const)
          expect(sum(key), key).toBe(whole.totals[key]);
        for (const { rate: at, tax, shipment } of ratesOf(whole.totals, pricing.vat)) {
          const own = parts.flatMap((part) => ratesOf(part, pricing.vat)).filter((one) => one.rate === at);
          expect(own.reduce((all, one) => all + one.tax, 0)).toBe(tax);
          expect(own.reduce((all, one) => all + one.shipment, 0)).toBe(shipment);
        }
        for (const part of parts) {
          expect(part.totalWithoutTax + part.tax).toBe(part.total);
          expect(part.goods + part.shipment).toBe(part.total);
          for (const one of ratesOf(part, pricing.vat))
            expect(Math.min(...Object.values(one))).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
