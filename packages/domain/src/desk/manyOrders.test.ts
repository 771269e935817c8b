import { describe, expect, test } from 'vitest';
import type { LineState, OrderState } from '../order/life/orderState.ts';
import { plannedAct } from './manyOrders.ts';

const line = { sku: 1, open: 5, packed: 0, sent: 0, delivered: 0, returned: 0, refunded: 0, withdrawn: 0 };
const state: OrderState = {
  stage: 'placed',
  payment: 'paid',
  method: 'WIRE_TRANSFER',
  total: 1000,
  paid: 1000,
  refunded: 0,
  refundsBy: 'hand',
  toTransfer: 0,
  shipment: 0,
  refundedShipment: 0,
  lines: [line],
};
const parcel = { carrier: 'dpd', tracking: '0123' } as const;
const of = (lines: readonly Partial<LineState>[]): OrderState => ({
  ...state,
  lines: lines.map((one, index) => ({ ...line, sku: index + 1, ...one })),
});

describe('issue 20: several orders are packed', () => {
  test.each([
    ['all of it', of([{}]), [{ sku: 1, amount: 5 }]],
    ['the rest of it', of([{ open: 2, packed: 3 }]), [{ sku: 1, amount: 2 }]],
    ['no line that is packed', of([{ open: 0, packed: 5 }, { open: 1 }]), [{ sku: 2, amount: 1 }]],
    ['nothing that was withdrawn from', of([{ withdrawn: 2 }]), [{ sku: 1, amount: 3 }]],
    [
      'nothing that was withdrawn from, when a part is packed',
      of([{ open: 4, packed: 1, withdrawn: 2 }]),
      [{ sku: 1, amount: 2 }],
    ],
  ])('%s', (_, ordered, pieces) => {
    expect(plannedAct('packed', { state: ordered }, parcel)).toEqual({
      kind: 'possible',
      act: { kind: 'packed', pieces },
    });
  });

  test.each([
    ['it is packed', of([{ open: 0, packed: 5 }]), 'noPieces'],
    ['all of it was withdrawn from', of([{ withdrawn: 5 }]), 'noPieces'],
    ['it is not paid', { ...state, payment: 'open', paid: 0 }, 'notPaid'],
    ['it was cancelled', { ...state, stage: 'cancelled' }, 'alreadyCancelled'],
    ['it is closed', { ...state, stage: 'closed' }, 'alreadyClosed'],
  ] as const)('not when %s', (_, ordered, refusal) => {
    expect(plannedAct('packed', { state: ordered }, parcel)).toEqual({ kind: 'refused', refusal });
  });
});

describe('issue 20: several orders are sent', () => {
  test.each([
    ['what is packed', of([{ open: 0, packed: 5 }]), [{ sku: 1, amount: 5 }]],
    ['no more than what is packed', of([{ open: 2, packed: 3 }, { open: 1 }]), [{ sku: 1, amount: 3 }]],
    ['nothing that was withdrawn from', of([{ open: 0, packed: 5, withdrawn: 1 }]), [{ sku: 1, amount: 4 }]],
  ])('%s', (_, ordered, pieces) => {
    expect(plannedAct('sent', { state: ordered }, parcel)).toEqual({
      kind: 'possible',
      act: { kind: 'sent', pieces, ...parcel },
    });
  });

  test('not before something is packed', () => {
    expect(plannedAct('sent', { state }, parcel)).toEqual({ kind: 'refused', refusal: 'noPieces' });
  });
});

describe('D37: the transfers of several orders are entered', () => {
  const repaid: OrderState = { ...state, payment: 'partlyRefunded', refunded: 400, toTransfer: 234 };

  test.each([
    ['the part that is not transferred yet', repaid],
    ['also of an order that is closed', { ...repaid, stage: 'closed' }],
  ] as const)('%s', (_, ordered) => {
    expect(plannedAct('transferred', { state: ordered }, parcel)).toEqual({
      kind: 'possible',
      act: { kind: 'transferred', cents: 234 },
    });
  });

  test('not where nothing goes back by hand', () => {
    const made = { ...repaid, toTransfer: 0 };
    expect(plannedAct('transferred', { state: made }, parcel)).toEqual({
      kind: 'refused',
      refusal: 'nothingToTransfer',
    });
  });
});
