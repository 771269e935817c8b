import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentMethods } from '../../payment/methods.ts';
import type { OrderAct } from './acts.ts';
import { decide } from './decide.ts';
import type { OrderState } from './orderState.ts';
import { piecePlaces, placedState } from './orderState.ts';
import { stateOf } from './stateOf.ts';

const skus = [7, 8] as const;
const amounts = { 7: 5, 8: 3 } as const;
const order = (paymentMethod: (typeof paymentMethods)[number]) => ({
  paymentMethod,
  totals: { goods: 800, shipment: 200, tax: 0, total: 1000, totalWithoutTax: 1000 },
  lines: skus.map((sku) => ({ sku, amount: amounts[sku], name: {}, partNumber: '', unit: 100, line: 500 })),
});

const pieces = fc.array(fc.record({ sku: fc.constantFrom(...skus), amount: fc.integer({ min: 1, max: 5 }) }), {
  minLength: 1,
  maxLength: 2,
});
const anyAct: fc.Arbitrary<OrderAct> = fc.oneof(
  fc.record({ kind: fc.constantFrom('authorised', 'paymentFailed', 'withdrawn', 'closed') }),
  fc.record({ kind: fc.constant('withdrawn'), pieces }),
  fc.record({ kind: fc.constant('paid'), cents: fc.constantFrom(1000, 1000, 1000, 999) }),
  fc.record({ kind: fc.constant('paid'), cents: fc.constantFrom(400, 600), invoices: fc.constant(['RE-2026-000001']) }),
  fc.record({
    kind: fc.constantFrom('refunded', 'refundFailed', 'transferred'),
    cents: fc.integer({ min: 1, max: 700 }),
  }),
  fc.record({
    kind: fc.constant('refunded'),
    cents: fc.integer({ min: 1, max: 700 }),
    pieces,
    shipment: fc.integer({ min: 0, max: 150 }),
  }),
  fc.record({ kind: fc.constant('cancelled'), reason: fc.constant('CUSTOMER') }),
  fc.record({ kind: fc.constantFrom('packed', 'delivered'), pieces }),
  fc.record({ kind: fc.constant('sent'), pieces, carrier: fc.constant(null), tracking: fc.constant('') }),
  fc.record({ kind: fc.constant('returned'), pieces, toStock: fc.boolean() }),
);

/** Each state of an order to which acts happen in any order, with the acts that were not refused. */
function walk(method: (typeof paymentMethods)[number], acts: readonly OrderAct[]) {
  const taken: OrderAct[] = [];
  const states: OrderState[] = [placedState(order(method))];
  for (const act of acts) {
    const decision = decide(states.at(-1) ?? placedState(order(method)), act);
    if (decision.kind === 'refused') continue;
    taken.push(act);
    states.push(decision.state);
  }
  return { taken, states };
}

const anyOrder = fc.tuple(fc.constantFrom(...paymentMethods), fc.array(anyAct, { maxLength: 40 }));

test('D37: in any order of acts, pieces and money add up', () => {
  fc.assert(
    fc.property(anyOrder, ([method, acts]) => {
      const { states } = walk(method, acts);
      for (const { stage, paid, refunded, shipment, refundedShipment, total, lines, payment } of states) {
        expect(refunded).toBeLessThanOrEqual(paid);
        expect(refundedShipment).toBeLessThanOrEqual(shipment);
        if (method === 'INVOICE') expect(paid).toBeLessThanOrEqual(total);
        else expect([0, total]).toContain(paid);
        expect(payment === 'partlyPaid').toBe(paid > 0 && paid < total && refunded === 0);
        expect(payment === 'refunded').toBe(refunded > 0 && refunded === total);
        expect(lines.map(({ sku }) => sku)).toEqual(skus);
        for (const line of lines) {
          expect(Math.min(...piecePlaces.map((place) => line[place]))).toBeGreaterThanOrEqual(0);
          expect(piecePlaces.reduce((sum, place) => sum + line[place], 0)).toBe(line.sku === 7 ? 5 : 3);
          const ordered = line.sku === 7 ? 5 : 3;
          expect(Math.max(line.refunded, line.withdrawn)).toBeLessThanOrEqual(ordered);
          if (stage === 'withdrawn') expect(line.withdrawn).toBe(ordered);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('D37: nothing but its transfer happens to a closed order, and nothing is cancelled after goods have left', () => {
  fc.assert(
    fc.property(anyOrder, ([method, acts]) => {
      const { taken } = walk(method, acts);
      const kinds = taken.map(({ kind }) => kind);
      const changes = kinds.filter((kind) => kind !== 'transferred');
      if (kinds.includes('closed')) expect(changes.at(-1)).toBe('closed');
      if (kinds.includes('cancelled')) expect(kinds.slice(0, kinds.indexOf('cancelled'))).not.toContain('sent');
      const count = (kind: OrderAct['kind']) => kinds.filter((one) => one === kind).length;
      expect(count('cancelled')).toBeLessThanOrEqual(1);
      if (method !== 'INVOICE') expect(count('paid')).toBeLessThanOrEqual(1);
      expect(count('authorised'), 'another payment is held after one that has failed').toBeLessThanOrEqual(
        count('paymentFailed') + 1,
      );
    }),
    { numRuns: 300 },
  );
});

test('D37: no more is transferred by hand than was refunded, in any order of acts', () => {
  fc.assert(
    fc.property(anyOrder, ([method, acts]) => {
      const { taken, states } = walk(method, acts);
      const sum = (kind: OrderAct['kind']) =>
        taken.reduce((all, act) => (act.kind === kind && 'cents' in act ? all + act.cents : all), 0);
      const { toTransfer, refunded, refundsBy } = states.at(-1) ?? placedState(order(method));
      expect(toTransfer).toBeGreaterThanOrEqual(0);
      expect(toTransfer).toBeLessThanOrEqual(refunded);
      expect(sum('transferred') + toTransfer).toBeLessThanOrEqual(sum('refunded'));
      if (refundsBy === 'hand' && !taken.some(({ kind }) => kind === 'authorised' || kind === 'refundFailed'))
        expect(sum('transferred') + toTransfer).toBe(sum('refunded'));
    }),
    { numRuns: 300 },
  );
});

test('D37: the state is that of the history alone', () => {
  fc.assert(
    fc.property(anyOrder, ([method, acts]) => {
      const { taken, states } = walk(method, acts);
      expect(stateOf(order(method), [{ kind: 'placed' }, ...taken])).toEqual(states.at(-1));
    }),
  );
});
