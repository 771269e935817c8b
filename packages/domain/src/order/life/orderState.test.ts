import { describe, expect, test } from 'vitest';
import type { PaymentMethod } from '../../payment/methods.ts';
import type { OrderAct } from './acts.ts';
import { firstActs } from './acts.ts';
import {
  after,
  all,
  authorised,
  cancelled,
  closed,
  delivered,
  failed,
  of7,
  packed,
  paid,
  placed,
  refund,
  refundFailed,
  returned,
  sent,
  withdrawn,
} from './acts.testing.ts';
import type { OrderNeed, OrderState } from './orderState.ts';
import { freed, isBegun, isCovered, needOf, sendable } from './orderState.ts';

test.each<[PaymentMethod, readonly OrderAct[], OrderNeed | null]>([
  ['WIRE_TRANSFER', [], 'payment'],
  ['WIRE_TRANSFER', [paid], 'shipping'],
  ['WIRE_TRANSFER', [paid, sent(of7(5))], 'shipping'],
  ['WIRE_TRANSFER', [paid, sent(all)], null],
  ['WIRE_TRANSFER', [paid, cancelled], 'refund'],
  ['WIRE_TRANSFER', [paid, cancelled, refund(1000)], null],
  ['WIRE_TRANSFER', [paid, sent(all), withdrawn, refund(999)], 'refund'],
  ['WIRE_TRANSFER', [paid, sent(all), withdrawn, { ...refund(800), pieces: all }], 'refund'],
  ['WIRE_TRANSFER', [paid, sent(all), withdrawn, { ...refund(650), pieces: of7(5), shipment: 150 }], 'refund'],
  // The other 50 are what a faster delivery cost more (D39).
  ['WIRE_TRANSFER', [paid, sent(all), withdrawn, { ...refund(950), pieces: all, shipment: 150 }], null],
  ['INVOICE', [], 'shipping'],
  ['INVOICE', [sent(all)], 'payment'],
  ['INVOICE', [sent(all), paid], null],
  ['SAFERPAY', [authorised], 'shipping'],
  ['SAFERPAY', [authorised, failed], 'payment'],
  ['SAFERPAY', [authorised, sent(all)], 'payment'],
  ['SAFERPAY', [authorised, sent(all), paid, closed], null],
  ['SAFERPAY', [authorised, cancelled], 'refund'],
  ['SAFERPAY', [authorised, cancelled, failed], null],
])('D37: an order by %s after %j waits for %s', (method, acts, need) => {
  expect(needOf(after(acts, method))).toBe(need);
});

describe('how the money of an order goes back', () => {
  test.each<[readonly OrderAct[], OrderState['refundsBy']]>([
    [[], 'hand'],
    [[paid], 'hand'],
    [[authorised, paid], 'provider'],
    [[authorised, paid, refund(400), refundFailed(400)], 'hand'],
  ])('after %j: by the %s', (acts, refundsBy) => {
    expect(after(acts).refundsBy).toBe(refundsBy);
  });
});

describe('what the state of an order says', () => {
  test.each<[readonly OrderAct[], boolean]>([
    [[], false],
    [[authorised], true],
    [[paid], true],
    [[authorised, failed], false],
  ])('after %j the shopper has done everything to pay: %s', (acts, covered) => {
    expect(isCovered(after(acts))).toBe(covered);
  });

  test.each<[readonly OrderAct[], sendable: number, begun: boolean]>([
    [[], 5, false],
    [[packed(of7(2))], 5, false],
    [[packed(of7(2)), { ...withdrawn, pieces: of7(4) }], 1, false],
    [[sent(of7(2))], 3, true],
    [[sent(of7(2)), delivered(of7(2))], 3, true],
    [[sent(of7(5)), delivered(of7(3)), returned(of7(3))], 0, true],
  ])('after %j, %d pieces can be sent, and goods have left the shop: %s', (acts, pieces, begun) => {
    const state = after([paid, ...acts]);
    expect(state.lines.map(sendable)).toEqual([pieces, 3]);
    expect(isBegun(state)).toBe(begun);
  });

  test.each<[readonly OrderAct[], freed: number]>([
    [[{ ...withdrawn, pieces: of7(2) }], 2],
    [[packed(of7(2)), { ...withdrawn, pieces: of7(4) }], 4],
    // Sent pieces may come back, and the rest goes in their place.
    [[sent(of7(2)), { ...withdrawn, pieces: of7(2) }], 0],
    [[sent(of7(2)), { ...withdrawn, pieces: of7(4) }], 2],
    [[sent(of7(5)), { ...withdrawn, pieces: of7(5) }], 0],
  ])('after %j, %d pieces are free for others', (acts, pieces) => {
    expect(after([paid, ...acts]).lines.map(freed)).toEqual([pieces, 0]);
  });
});

test('D37: an order begins as it was placed, and authorised where a provider’s page was passed', () => {
  expect(firstActs('WIRE_TRANSFER')).toEqual([placed]);
  expect(firstActs('SAFERPAY')).toEqual([placed, authorised]);
});
