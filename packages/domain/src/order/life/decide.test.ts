import { describe, expect, test } from 'vitest';
import type { PaymentMethod } from '../../payment/methods.ts';
import type { OrderAct } from './acts.ts';
import {
  after,
  all,
  authorised,
  cancelled,
  closed,
  delivered,
  failed,
  mailed,
  noted,
  of7,
  order,
  packed,
  paid,
  placed,
  refund,
  refundFailed,
  refusalOf,
  returned,
  sent,
  withdrawn,
} from './acts.testing.ts';
import type { OrderRefusal } from './decide.ts';
import { decide } from './decide.ts';
import type { OrderState } from './orderState.ts';
import { placedState } from './orderState.ts';
import { stateOf } from './stateOf.ts';

describe('D37: the payment of an order', () => {
  test.each<[before: readonly OrderAct[], act: OrderAct, expected: OrderState['payment'] | OrderRefusal]>([
    [[], authorised, 'authorised'],
    [[], paid, 'paid'],
    [[authorised], paid, 'paid'],
    [[failed], paid, 'paid'],
    [[], failed, 'failed'],
    [[authorised], failed, 'failed'],
    [[authorised], authorised, 'notOpen'],
    [[failed], authorised, 'authorised'],
    [[authorised, failed], authorised, 'authorised'],
    [[authorised, failed, authorised], paid, 'paid'],
    [[authorised, failed, authorised], failed, 'failed'],
    [[failed, paid], authorised, 'notOpen'],
    [[failed, cancelled], authorised, 'alreadyCancelled'],
    [[failed, withdrawn], authorised, 'alreadyWithdrawn'],
    [[paid], authorised, 'notOpen'],
    [[paid], failed, 'notOpen'],
    [[paid], paid, 'alreadyPaid'],
    [[paid, refund(1000)], paid, 'alreadyPaid'],
    [[], { kind: 'paid', cents: 999 }, 'otherAmount'],
    [[], { kind: 'paid', cents: 1001 }, 'otherAmount'],
    [[], refund(1), 'moreThanPaid'],
    [[authorised], refund(1), 'moreThanPaid'],
    [[paid], refund(999), 'partlyRefunded'],
    [[paid], refund(1000), 'refunded'],
    [[paid, refund(400)], refund(600), 'refunded'],
    [[paid, refund(400)], refund(601), 'moreThanPaid'],
    [[paid], refund(0), 'otherAmount'],
    [[paid], refund(-1), 'otherAmount'],
    [[cancelled], paid, 'alreadyCancelled'],
    [[paid, cancelled], refund(1000), 'refunded'],
    [[], placed, 'alreadyPlaced'],
    [[authorised, cancelled], paid, 'paid'],
    [[authorised, withdrawn], paid, 'paid'],
    [[authorised, cancelled, failed], paid, 'alreadyCancelled'],
    [[authorised, paid, refund(400)], refundFailed(400), 'paid'],
    [[authorised, paid, refund(400), refund(600)], refundFailed(600), 'partlyRefunded'],
    [[authorised, paid, refund(400)], refundFailed(401), 'otherAmount'],
    [[authorised, paid, refund(400)], refundFailed(0), 'otherAmount'],
    [[paid], { ...refund(500), pieces: of7(5) }, 'partlyRefunded'],
    [[paid], { ...refund(600), pieces: of7(6) }, 'tooManyPieces'],
    [[paid, { ...refund(100), pieces: of7(1) }], { ...refund(500), pieces: of7(5) }, 'tooManyPieces'],
    [[paid], { ...refund(100), pieces: [{ sku: 9, amount: 1 }] }, 'unknownLine'],
    [[paid], { ...refund(300), pieces: of7(1), shipment: 200 }, 'partlyRefunded'],
    [[paid], { ...refund(301), pieces: of7(1), shipment: 201 }, 'moreThanPaid'],
    [[paid, { ...refund(150), shipment: 150 }], { ...refund(51), shipment: 51 }, 'moreThanPaid'],
    [[paid], { ...refund(100), shipment: 101 }, 'otherAmount'],
  ])('after %j, %j: %s', (before, act, expected) => {
    const decision = decide(after(before), act);
    expect(decision.kind === 'refused' ? decision.refusal : decision.state.payment).toBe(expected);
  });
});

describe('D37: the pieces of each line', () => {
  test.each<[acts: readonly OrderAct[], counts: readonly number[]]>([
    [[packed(of7(2))], [3, 2, 0, 0, 0]],
    [[sent(of7(2))], [3, 0, 2, 0, 0]],
    [
      [packed(of7(2)), sent(of7(3))],
      [2, 0, 3, 0, 0],
    ],
    [
      [packed(of7(2)), sent(of7(1))],
      [3, 1, 1, 0, 0],
    ],
    [
      [sent(of7(5)), delivered(of7(4))],
      [0, 0, 1, 4, 0],
    ],
    [
      [sent(of7(5)), delivered(of7(1)), returned(of7(2))],
      [0, 0, 3, 0, 2],
    ],
    [[sent([...of7(1), ...of7(2)])], [2, 0, 3, 0, 0]],
  ])('%j', (acts, counts) => {
    const {
      open,
      packed: packedPieces,
      sent: sentPieces,
      delivered: there,
      returned: back,
    } = after([paid, ...acts]).lines[0] ?? { open: 0, packed: 0, sent: 0, delivered: 0, returned: 0 };
    expect([open, packedPieces, sentPieces, there, back]).toEqual(counts);
    expect(after([paid, ...acts]).lines[1]).toMatchObject({ open: 3 });
  });

  test.each<[before: readonly OrderAct[], act: OrderAct, refusal: OrderRefusal | null]>([
    [[{ ...withdrawn, pieces: of7(2) }], sent(of7(3)), null],
    [[{ ...withdrawn, pieces: of7(2) }], sent(of7(4)), 'tooManyPieces'],
    [[sent(of7(2)), { ...withdrawn, pieces: of7(2) }, returned(of7(2))], sent(of7(3)), null],
    [[], { ...withdrawn, pieces: of7(6) }, 'tooManyPieces'],
    [[{ ...withdrawn, pieces: of7(3) }], { ...withdrawn, pieces: of7(3) }, 'tooManyPieces'],
    [[{ ...withdrawn, pieces: all }], { ...withdrawn, pieces: of7(1) }, 'alreadyWithdrawn'],
    [[], { ...withdrawn, pieces: [] }, 'noPieces'],
    [[], sent(of7(5)), null],
    [[], sent(of7(6)), 'tooManyPieces'],
    [[], sent([...of7(3), ...of7(3)]), 'tooManyPieces'],
    [[sent(of7(4))], sent(of7(2)), 'tooManyPieces'],
    [[sent(of7(4))], packed(of7(2)), 'tooManyPieces'],
    [[sent(of7(4))], delivered(of7(5)), 'tooManyPieces'],
    [[sent(of7(4))], returned(of7(5)), 'tooManyPieces'],
    [[packed(of7(4))], returned(of7(1)), 'tooManyPieces'],
    [[], sent([{ sku: 9, amount: 1 }]), 'unknownLine'],
    [[], sent([]), 'noPieces'],
    [[], sent(of7(0)), 'noPieces'],
    [[], sent(of7(1.5)), 'noPieces'],
    [[cancelled], sent(of7(1)), 'alreadyCancelled'],
    [[withdrawn], packed(of7(1)), 'alreadyWithdrawn'],
    [[sent(all), withdrawn], returned(all), null],
  ])('a paid order, after %j, %j: %s', (before, act, refusal) => {
    expect(refusalOf(after([paid, ...before]), act)).toBe(refusal);
  });

  test.each<[PaymentMethod, readonly OrderAct[], OrderRefusal | null]>([
    ['WIRE_TRANSFER', [], 'notPaid'],
    ['WIRE_TRANSFER', [paid], null],
    ['WIRE_TRANSFER', [paid, refund(1)], null],
    ['WIRE_TRANSFER', [paid, refund(1000)], 'notPaid'],
    ['SAFERPAY', [], 'notPaid'],
    ['SAFERPAY', [authorised], null],
    ['SAFERPAY', [authorised, failed], 'notPaid'],
    ['INVOICE', [], null],
    ['INVOICE', [failed], 'notPaid'],
  ])('spec §9: an order by %s after %j is sent: %s', (method, acts, refusal) => {
    expect(refusalOf(after(acts, method), sent(all))).toBe(refusal);
  });
});

describe('D37: the order itself', () => {
  test.each<[before: readonly OrderAct[], act: OrderAct, refusal: OrderRefusal | null]>([
    [[], cancelled, null],
    [[paid, sent(of7(1)), delivered(of7(1))], cancelled, 'alreadySent'],
    [[paid, packed(all)], cancelled, null],
    [[paid, sent(of7(1))], cancelled, 'alreadySent'],
    [[paid, sent(of7(1)), returned(of7(1))], cancelled, 'alreadySent'],
    [[cancelled], cancelled, 'alreadyCancelled'],
    [[paid, sent(of7(1))], withdrawn, null],
    [[withdrawn], withdrawn, 'alreadyWithdrawn'],
    [[withdrawn], cancelled, 'alreadyWithdrawn'],
    [[], closed, 'unfinished'],
    [[paid], closed, 'unfinished'],
    [[paid, sent(of7(1))], closed, null],
    [[paid, sent(all)], closed, null],
    [[cancelled], closed, null],
    [[paid, cancelled], closed, 'unfinished'],
    [[paid, cancelled, refund(1000)], closed, null],
    [[paid, sent(all), closed], refund(1), 'alreadyClosed'],
    [[authorised, cancelled], closed, 'unfinished'],
    [[authorised, cancelled, failed], closed, null],
    [[paid, sent(all), closed], returned(of7(1)), 'alreadyClosed'],
    [[paid, sent(all), closed], closed, 'alreadyClosed'],
  ])('after %j, %j: %s', (before, act, refusal) => {
    expect(refusalOf(after(before), act)).toBe(refusal);
  });
});

describe('D37: an order is closed when nobody owes money any more', () => {
  test.each<[PaymentMethod, readonly OrderAct[], OrderRefusal | null]>([
    ['SAFERPAY', [authorised, sent(of7(1))], 'unfinished'],
    ['SAFERPAY', [authorised, sent(of7(1)), paid], null],
    ['INVOICE', [sent(all)], 'unfinished'],
    ['INVOICE', [sent(all), paid], null],
  ])('by %s after %j: %s', (method, acts, refusal) => {
    expect(refusalOf(after(acts, method), closed)).toBe(refusal);
  });
});

test('an order that costs nothing is paid once', () => {
  const free = { ...order('WIRE_TRANSFER'), totals: { goods: 0, shipment: 0, tax: 0, total: 0, totalWithoutTax: 0 } };
  const nothing = { kind: 'paid', cents: 0 } as const;
  expect(refusalOf(placedState(free), nothing)).toBeNull();
  expect(refusalOf(stateOf(free, [placed, nothing]), nothing)).toBe('alreadyPaid');
});

test('a history that the rules refuse is an error, not a state', () => {
  expect(() => after([paid, paid])).toThrow('Act 3 of an order is alreadyPaid: paid.');
  expect(() => after([placed])).toThrow('Act 2 of an order is alreadyPlaced: placed.');
  expect(stateOf(order('WIRE_TRANSFER'), [paid]).payment).toBe('paid');
});

describe('D37: a note and a repeated mail change nothing', () => {
  test.each<[before: readonly OrderAct[], act: OrderAct, refusal: OrderRefusal | null]>([
    [[], noted, null],
    [[paid, cancelled], noted, null],
    [[paid, sent(all), closed], noted, null],
    [[], mailed('confirmation'), null],
    [[paid, sent(all), closed], mailed('sent'), null],
    [[paid], mailed('paid'), null],
    [[], mailed('paid'), 'noMail'],
    [[authorised, paid], mailed('paid'), 'noMail'],
    [[paid, packed(all)], mailed('sent'), 'noMail'],
    [[paid, sent(of7(1))], mailed('sent'), null],
    [[paid], mailed('refunded'), 'noMail'],
    [[paid, refund(1)], mailed('refunded'), null],
    [[paid], mailed('cancelled'), 'noMail'],
    [[paid, cancelled], mailed('cancelled'), null],
  ])('after %j, %j: %s', (before, act, refusal) => {
    const state = after(before);
    expect(refusalOf(state, act)).toBe(refusal);
    if (refusal === null) expect(decide(state, act)).toEqual({ kind: 'changed', state });
  });
});
