import { describe, expect, test } from 'vitest';
import type { Pricing } from '../cart/totals.ts';
import type { Pieces } from './life/acts.ts';
import type { OrderState } from './life/orderState.ts';
import { placedState } from './life/orderState.ts';
import { refundOf } from './refund.ts';
import { gross, net, order } from './sampleOrder.testing.ts';

const of = (sku: number, amount: number): Pieces[] => [{ sku, amount }];

function refund(pricing: Pricing, state: Partial<OrderState>, wish: { pieces: readonly Pieces[]; shipment: number }) {
  const whole = order(pricing);
  return refundOf(whole, { ...placedState(whole), paid: whole.totals.total, ...state }, wish);
}

describe('D39: the refund of pieces is what they cost, with the part of the delivery', () => {
  test.each<[what: string, pieces: readonly Pieces[], shipment: number, cents: number]>([
    ['two pieces', of(1, 2), 0, 1998],
    ['pieces of two lines', [...of(1, 1), ...of(2, 1)], 0, 1332],
    ['a piece and the delivery', of(1, 1), 590, 1589],
    ['the delivery alone', [], 590, 590],
  ])('%s', (_, pieces, shipment, cents) => {
    expect(refund(gross, {}, { pieces, shipment })).toEqual({ kind: 'refunded', cents, pieces, shipment });
  });

  test('never more than is left of the payment', () => {
    expect(refund(gross, { refunded: 6584 - 700 }, { pieces: of(1, 1), shipment: 590 })).toMatchObject({
      cents: 700,
      shipment: 590,
    });
    expect(refund(gross, { refunded: 6584 - 100 }, { pieces: of(1, 1), shipment: 590 })).toMatchObject({
      cents: 100,
      shipment: 100,
    });
  });
});

test.each([
  [0, 390],
  [1, 389],
  [2, 390],
])(
  'D10: VAT is rounded once over all pieces: after %d of product 2 the next one brings %d cents',
  (refunded, cents) => {
    const states = placedState(order(net)).lines.map((one) => (one.sku === 2 ? { ...one, refunded } : one));
    expect(refund(net, { lines: states }, { pieces: of(2, 1), shipment: 0 }).cents).toBe(cents);
  },
);

test('D39: more pieces than the order has are an error', () => {
  expect(() => refund(gross, {}, { pieces: of(2, 4), shipment: 0 })).toThrow(RangeError);
});
