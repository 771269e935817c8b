import { expect, test } from 'vitest';
import { firstActs } from './life/acts.ts';
import { eventsOf } from './life/events.ts';
import { transferDue } from './transferDue.ts';

const events = eventsOf(firstActs('WIRE_TRANSFER').map((act) => ({ act, date: '2026-11-24' })));
const open = {
  paymentMethod: 'WIRE_TRANSFER',
  paid: false,
  totals: { total: 4820 },
  orderNumber: '2026-1',
  payBy: '2026-12-08',
  cancellation: null,
  lines: [{ amount: 2 }],
  events,
} as const;
const withdrawn = eventsOf([{ act: { kind: 'withdrawn' }, date: '2026-11-25' }]);

test('spec §9: an order by bank transfer waits for its total, under its own number', () => {
  expect(transferDue(open)).toEqual({ cents: 4820, reference: '2026-1', payBy: '2026-12-08', insteadOf: null });
});

test.each(['PAYPAL', 'SAFERPAY'] as const)(
  'D37: an order by %s whose payment has failed is paid again by transfer',
  (method) => {
    const failed = { ...open, paymentMethod: method, payBy: null };
    expect(transferDue(failed)).toEqual({ cents: 4820, reference: '2026-1', payBy: null, insteadOf: method });
    expect(transferDue({ ...failed, paid: true })).toBeNull();
    expect(transferDue({ ...failed, cancellation: 'CUSTOMER' })).toBeNull();
  },
);

test.each<[what: string, change: Partial<Parameters<typeof transferDue>[0]>]>([
  ['the money has arrived', { paid: true }],
  ['it is paid otherwise', { paymentMethod: 'INVOICE' }],
  ['it costs nothing', { totals: { total: 0 } }],
  ['it was cancelled', { cancellation: 'UNPAID' }],
  ['it was withdrawn from', { events: [...events, ...withdrawn] }],
])('an order waits for no transfer when %s', (_, change) => {
  expect(transferDue({ ...open, ...change })).toBeNull();
});
