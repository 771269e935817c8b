import { expect, test } from 'vitest';
import type { OrderAct } from '../order/life/acts.ts';
import { stateOf } from '../order/life/stateOf.ts';
import { againOutcome, againOutcomeFrom, mayPayAgain } from './payAgain.ts';

const placed = { kind: 'placed' } as const;
const authorised = { kind: 'authorised' } as const;
const failed = { kind: 'paymentFailed' } as const;
const paid = { kind: 'paid', cents: 1000 } as const;
const sent = { kind: 'sent', pieces: [{ sku: 7, amount: 1 }], carrier: null, tracking: '' } as const;
const cancelled = { kind: 'cancelled', reason: 'CUSTOMER' } as const;

const order = (paymentMethod: 'PAYPAL' | 'SAFERPAY' | 'WIRE_TRANSFER' | 'INVOICE', total = 1000) => ({
  paymentMethod,
  totals: { goods: total, shipment: 0, tax: 0, total, totalWithoutTax: total },
  lines: [{ sku: 7, name: {}, partNumber: '', amount: 2, unit: 500, line: 1000 }],
});

test.each<[acts: readonly OrderAct[], may: boolean]>([
  [[], true],
  [[authorised], false],
  [[authorised, failed], true],
  [[authorised, sent, failed], true],
  [[authorised, failed, authorised], false],
  [[authorised, failed, authorised, failed], true],
  [[authorised, failed, paid], false],
  [[authorised, paid], false],
  [[authorised, failed, cancelled], false],
  [[authorised, failed, { kind: 'withdrawn' }], false],
])('D37: after %j an order by card can be paid again: %s', (acts, may) => {
  expect(mayPayAgain(stateOf(order('SAFERPAY'), [placed, ...acts]))).toBe(may);
});

test.each<[method: Parameters<typeof order>[0], total: number, may: boolean]>([
  ['PAYPAL', 1000, true],
  ['PAYPAL', 0, false],
  ['WIRE_TRANSFER', 1000, false],
  ['INVOICE', 1000, false],
])('an order by %s of %d cents can be paid on a provider’s page: %s', (method, total, may) => {
  expect(mayPayAgain(stateOf(order(method, total), [placed, failed]))).toBe(may);
});

const nothing = { failure: null, refund: null };

test.each([
  [{ ...nothing, state: 'placed' }, false, 'paid'],
  [{ ...nothing, state: 'failed', failure: 'declined' }, false, 'declined'],
  [{ ...nothing, state: 'failed', failure: 'abandoned' }, false, 'abandoned'],
  [{ ...nothing, state: 'failed', failure: 'superseded' }, false, 'abandoned'],
  [{ ...nothing, state: 'expired' }, false, 'expired'],
  [{ ...nothing, state: 'expired', refund: 'due' }, false, 'released'],
  [{ ...nothing, state: 'failed', failure: 'superseded', refund: 'done' }, false, 'released'],
  [{ ...nothing, state: 'pending' }, true, 'abandoned'],
  [{ ...nothing, state: 'pending' }, false, 'pending'],
  [{ ...nothing, state: 'draft' }, false, 'pending'],
] as const)('D5: a payment %j, undecided %s, came out as %s', (payment, undecided, outcome) => {
  expect(againOutcome(payment, undecided)).toBe(outcome);
});

test('an address says no other outcome than these', () => {
  expect(['paid', 'declined', 'PAID', '', null].map(againOutcomeFrom)).toEqual(['paid', 'declined', null, null, null]);
});
