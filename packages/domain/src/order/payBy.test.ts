import { expect, test } from 'vitest';
import { payByDate } from './payBy.ts';

test.each([
  ['2026-11-21', 14, '2026-12-05'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  // Summer time ends on 25 October.
  ['2026-10-24', 2, '2026-10-26'],
])("D32: a guest's transfer for an order of %s is expected within %i days, by %s", (date, days, payBy) => {
  expect(payByDate('WIRE_TRANSFER', { loggedIn: false, date, days })).toBe(payBy);
});

test.each([
  ['WIRE_TRANSFER', true],
  ['PAYPAL', false],
  ['SAFERPAY', false],
  ['INVOICE', true],
  ['INVOICE', false],
] as const)('D32: an order by %s (logged in: %s) waits for no day', (method, loggedIn) => {
  expect(payByDate(method, { loggedIn, date: '2026-11-21', days: 14 })).toBeNull();
});
