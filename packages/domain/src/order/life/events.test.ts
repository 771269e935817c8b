import { expect, test } from 'vitest';
import type { OrderAct } from './acts.ts';
import type { OrderStatus } from './events.ts';
import { eventsOf, orderStatus, waitingPieces } from './events.ts';

const lines = [{ amount: 5 }, { amount: 3 }];
const paid = { kind: 'paid', cents: 1000 } as const;
const sent = (amount: number) =>
  ({ kind: 'sent', pieces: [{ sku: 7, amount }], carrier: 'dhl', tracking: 'JD1' }) as const;
const delivered = (amount: number) => ({ kind: 'delivered', pieces: [{ sku: 7, amount }] }) as const;
const refunded = (cents: number) => ({ kind: 'refunded', cents }) as const;
const on = (acts: readonly OrderAct[]) => acts.map((act) => ({ act, date: '2026-11-21' }));

test('D37: shoppers see what concerns them', () => {
  const acts: OrderAct[] = [
    { kind: 'placed' },
    { kind: 'authorised' },
    paid,
    { kind: 'packed', pieces: [{ sku: 7, amount: 2 }] },
    sent(2),
    { kind: 'refunded', cents: 100, pieces: undefined },
    { kind: 'closed' },
  ];
  const none = { date: '2026-11-21', cents: null, pieces: [], carrier: null, tracking: '' };
  expect(eventsOf(on(acts))).toEqual([
    { ...none, kind: 'placed' },
    { ...none, kind: 'paid', cents: 1000 },
    { ...none, kind: 'sent', pieces: [{ sku: 7, amount: 2 }], carrier: 'dhl', tracking: 'JD1' },
    { ...none, kind: 'refunded', cents: 100 },
  ]);
});

test.each<[readonly OrderAct[], OrderStatus]>([
  [[], 'placed'],
  [[paid], 'paid'],
  [[paid, sent(7)], 'partlySent'],
  [[paid, sent(7), sent(1)], 'sent'],
  [[sent(8)], 'sent'],
  [[paid, sent(8), delivered(7)], 'sent'],
  [[paid, sent(8), delivered(8)], 'delivered'],
  [[paid, sent(8), refunded(999)], 'partlyRefunded'],
  [[paid, sent(8), refunded(400), refunded(600)], 'refunded'],
  [[{ kind: 'cancelled', reason: 'UNPAID' }], 'cancelled'],
  [[paid, { kind: 'cancelled', reason: 'SHOP' }, refunded(1000)], 'cancelled'],
  [[paid, sent(8), { kind: 'withdrawn' }], 'withdrawn'],
])('D37: after %j an order is %s', (acts, status) => {
  expect(orderStatus({ lines, events: eventsOf(on([{ kind: 'placed' }, ...acts])) })).toBe(status);
});

const withdrawn = (amount: number) => ({ kind: 'withdrawn', pieces: [{ sku: 7, amount }] }) as const;
const returned = (amount: number) => ({ kind: 'returned', pieces: [{ sku: 7, amount }], toStock: false }) as const;

test.each<[readonly OrderAct[], ours: number, others: number]>([
  [[], 5, 3],
  [[sent(2)], 3, 3],
  [[sent(2), delivered(2)], 3, 3],
  [[sent(5)], 0, 3],
  [[sent(2), withdrawn(1)], 2, 3],
  [[sent(2), withdrawn(4)], 0, 3],
  [[sent(2), returned(2)], 3, 3],
  [[sent(5), returned(2)], 0, 3],
  [[sent(2), withdrawn(2), returned(2)], 3, 3],
  [[sent(2), { kind: 'withdrawn' }], 0, 0],
  [[sent(2), { kind: 'cancelled', reason: 'SHOP' }], 0, 0],
])('D37: after %j the shop still sends %d pieces of one product and %d of the other', (acts, ours, others) => {
  const ordered = [
    { sku: 7, amount: 5 },
    { sku: 9, amount: 3 },
  ];
  const waiting = waitingPieces({ lines: ordered, events: eventsOf(on([{ kind: 'placed' }, ...acts])) });
  const amountOf = (sku: number) => waiting.find((one) => one.sku === sku)?.amount ?? 0;
  expect([amountOf(7), amountOf(9)]).toEqual([ours, others]);
});
