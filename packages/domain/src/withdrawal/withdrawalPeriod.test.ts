import { expect, test } from 'vitest';
import type { OrderEvent } from '../order/life/events.ts';
import type { WithdrawalPeriod } from './withdrawalPeriod.ts';
import { repayBy, withdrawalPeriod } from './withdrawalPeriod.ts';

const parcel = (kind: 'sent' | 'delivered', date: string, amount: number): OrderEvent => ({
  kind,
  date,
  cents: null,
  pieces: [{ sku: 7, amount }],
  carrier: null,
  tracking: '',
});
const sent = (date: string, amount = 5) => parcel('sent', date, amount);
const delivered = (date: string, amount = 5) => parcel('delivered', date, amount);
const order = (events: readonly OrderEvent[], change: object = {}) => ({
  customerType: 'PRIVATE' as const,
  cancellation: null,
  shippingMethod: 'DPD_CLASSIC' as const,
  lines: [{ amount: 5 }],
  events,
  ...change,
});
const open = (until: string | null): WithdrawalPeriod => ({ kind: 'open', until });
const over = (until: string): WithdrawalPeriod => ({ kind: 'over', until });

test.each<[what: string, events: readonly OrderEvent[], today: string, expected: WithdrawalPeriod]>([
  ['before anything is sent', [], '2026-11-24', open(null)],
  ['long before anything is sent', [], '2027-11-24', open(null)],
  ['while a part is still to come', [sent('2026-11-01', 4), delivered('2026-11-02', 4)], '2026-12-24', open(null)],
  ['14 days after the parcel arrived', [sent('2026-11-23'), delivered('2026-11-24')], '2026-12-08', open('2026-12-08')],
  ['on the day after', [sent('2026-11-23'), delivered('2026-11-24')], '2026-12-09', over('2026-12-08')],
  [
    'of several parcels the last counts',
    [sent('2026-11-02', 2), delivered('2026-11-03', 2), sent('2026-11-23', 3), delivered('2026-11-24', 3)],
    '2026-12-01',
    open('2026-12-08'),
  ],
  [
    'whichever was entered first',
    [sent('2026-11-23'), delivered('2026-11-24', 3), delivered('2026-11-10', 2)],
    '2026-12-01',
    open('2026-12-08'),
  ],
  ['arrival not known: 30 days after it was sent', [sent('2026-11-09')], '2026-12-09', open('2026-12-09')],
  ['and not a day longer', [sent('2026-11-09')], '2026-12-10', over('2026-12-09')],
  ['arrival of a part not known', [sent('2026-11-09'), delivered('2026-11-10', 4)], '2026-12-01', open('2026-12-09')],
  ['the end moves to a working day', [sent('2026-12-10'), delivered('2026-12-11')], '2026-12-27', open('2026-12-28')],
])('D39, CRD art. 9: %s', (_, events, today, expected) => {
  expect(withdrawalPeriod(order(events), today)).toEqual(expected);
});

test('D39: goods that are fetched have arrived when they are handed over', () => {
  const pickup = order([sent('2026-11-24')], { shippingMethod: 'PICKUP' });
  expect(withdrawalPeriod(pickup, '2026-12-08')).toEqual(open('2026-12-08'));
  expect(withdrawalPeriod(pickup, '2026-12-09')).toEqual(over('2026-12-08'));
});

test('a company and a cancelled order have no right of withdrawal', () => {
  expect(withdrawalPeriod(order([], { customerType: 'COMPANY' }), '2026-11-24')).toEqual({
    kind: 'none',
    reason: 'COMPANY',
  });
  expect(withdrawalPeriod(order([], { cancellation: 'UNPAID' }), '2026-11-24')).toEqual({
    kind: 'none',
    reason: 'ENDED',
  });
});

test('CRD art. 13 (1): money goes back within 14 days', () => {
  expect(repayBy('2026-11-24')).toBe('2026-12-08');
});
