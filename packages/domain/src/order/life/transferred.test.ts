import { describe, expect, test } from 'vitest';
import type { PaymentMethod } from '../../payment/methods.ts';
import type { OrderAct } from './acts.ts';
import {
  after,
  all,
  authorised,
  cancelled,
  closed,
  failed,
  paid,
  refund,
  refundFailed,
  sent,
  transferred,
} from './acts.testing.ts';
import type { OrderRefusal } from './decide.ts';
import { decide } from './decide.ts';

const refusalOf = (before: readonly OrderAct[], act: OrderAct) => {
  const decision = decide(after(before), act);
  return decision.kind === 'refused' ? decision.refusal : null;
};

describe('D37: money that goes back by hand is transferred once', () => {
  test.each<[method: PaymentMethod, acts: readonly OrderAct[], left: number]>([
    ['WIRE_TRANSFER', [paid], 0],
    ['WIRE_TRANSFER', [paid, refund(400)], 400],
    ['INVOICE', [paid, refund(400), refund(100)], 500],
    ['WIRE_TRANSFER', [paid, refund(400), transferred(400)], 0],
    ['WIRE_TRANSFER', [paid, refund(400), transferred(150)], 250],
    ['WIRE_TRANSFER', [paid, refund(400), transferred(400), refund(600)], 600],
    ['SAFERPAY', [authorised, paid, refund(400)], 0],
    ['SAFERPAY', [authorised, paid, refund(400), refundFailed(400)], 0],
    ['SAFERPAY', [authorised, paid, refund(400), refundFailed(400), refund(400)], 400],
    ['PAYPAL', [authorised, failed, paid, refund(400)], 400],
  ])('by %s after %j: %i cents are to be transferred', (method, acts, left) => {
    expect(after(acts, method).toTransfer).toBe(left);
  });

  test.each<[before: readonly OrderAct[], cents: number, refusal: OrderRefusal | null]>([
    [[paid], 1, 'nothingToTransfer'],
    [[paid, refund(400)], 400, null],
    [[paid, refund(400)], 401, 'otherAmount'],
    [[paid, refund(400)], 0, 'otherAmount'],
    [[paid, refund(400), transferred(400)], 400, 'nothingToTransfer'],
    [[paid, refund(400), transferred(300)], 400, 'otherAmount'],
    [[paid, sent(all), refund(400), closed], 400, null],
    [[paid, sent(all), refund(400), transferred(400), closed], 400, 'nothingToTransfer'],
  ])('after %j, %i cents are entered: %s', (before, cents, refusal) => {
    expect(refusalOf(before, transferred(cents))).toBe(refusal);
  });

  test('an order is closed whether or not its money has left the bank', () => {
    const repaid = [paid, cancelled, refund(1000)];
    expect(refusalOf(repaid, closed)).toBeNull();
    expect(refusalOf([...repaid, transferred(1000)], closed)).toBeNull();
  });
});
