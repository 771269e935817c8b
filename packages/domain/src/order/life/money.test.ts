import { describe, expect, test } from 'vitest';
import type { OrderAct } from './acts.ts';
import type { MoneyRequest } from './money.ts';
import { followingAct, moneyAfter } from './money.ts';
import { stateOf } from './stateOf.ts';

const order = {
  paymentMethod: 'SAFERPAY',
  totals: { goods: 1000, shipment: 0, tax: 0, total: 1000, totalWithoutTax: 1000 },
  lines: [{ sku: 7, name: {}, partNumber: '', amount: 2, unit: 500, line: 1000 }],
} as const;
const placed = { kind: 'placed' } as const;
const authorised = { kind: 'authorised' } as const;
const failed = { kind: 'paymentFailed' } as const;
const paid = { kind: 'paid', cents: 1000 } as const;
const sent = { kind: 'sent', pieces: [{ sku: 7, amount: 1 }], carrier: null, tracking: '' } as const;
const packed = { kind: 'packed', pieces: [{ sku: 7, amount: 1 }] } as const;
const refund = (cents: number) => ({ kind: 'refunded', cents }) as const;
const refundFailed = { kind: 'refundFailed', cents: 400 } as const;
const cancelled = { kind: 'cancelled', reason: 'CUSTOMER' } as const;
const withdrawn = { kind: 'withdrawn' } as const;

const after = (acts: readonly OrderAct[]) => stateOf(order, [placed, ...acts]);

describe('D37: the money that follows an act', () => {
  test.each<[acts: readonly OrderAct[], request: MoneyRequest | null]>([
    [[authorised], null],
    [[authorised, packed], null],
    [[authorised, failed, authorised], null],
    [[authorised, sent, failed, authorised], { kind: 'capture', cents: 1000 }],
    [[authorised, sent], { kind: 'capture', cents: 1000 }],
    [[authorised, sent, sent], { kind: 'capture', cents: 1000 }],
    [[authorised, sent, paid], null],
    [[authorised, paid, sent], null],
    [[paid, sent], null],
    [[authorised, cancelled], { kind: 'cancel', cents: 1000 }],
    [[authorised, withdrawn], { kind: 'cancel', cents: 1000 }],
    [[authorised, failed, cancelled], null],
    [[cancelled], null],
    [[authorised, paid, cancelled], null],
    [[authorised, paid, refund(400)], { kind: 'refund', cents: 400 }],
    [[authorised, paid, refund(400), refundFailed, refund(400)], null],
    [[authorised, failed, paid, refund(400)], null],
    [[paid, refund(400)], null],
    [[authorised, withdrawn], { kind: 'cancel', cents: 1000 }],
    [[authorised, { ...withdrawn, pieces: [{ sku: 7, amount: 1 }] }], null],
    [[authorised, { ...withdrawn, pieces: [{ sku: 7, amount: 2 }] }], { kind: 'cancel', cents: 1000 }],
  ])('after %j the provider is asked for %j', (acts, request) => {
    expect(moneyAfter(after(acts), acts.at(-1) ?? placed)).toEqual(request);
  });

  test.each<[acts: readonly OrderAct[], cents: number | null]>([
    [[authorised, paid], null],
    [[authorised, paid, cancelled], 1000],
    [[authorised, paid, refund(400), cancelled], 600],
    [[authorised, cancelled, paid], 1000],
    [[authorised, paid, withdrawn], 1000],
    [[authorised, paid, sent, withdrawn], null],
    [[authorised, paid, cancelled, refund(1000)], null],
    [[paid, cancelled], null],
    [[authorised, failed, paid, cancelled], null],
    [[authorised, cancelled], null],
  ])('after %j %j cents go back by themselves', (acts, cents) => {
    expect(followingAct(after(acts))).toEqual(cents === null ? null : refund(cents));
  });
});
