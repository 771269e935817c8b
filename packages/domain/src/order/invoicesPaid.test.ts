import { expect, test } from 'vitest';
import { placed } from './life/acts.testing.ts';
import { after } from './life/acts.testing.ts';
import { paidInvoices, paymentActOf } from './invoicesPaid.ts';

const first = { number: 'RE-2026-000001', cents: 600 };
const second = { number: 'RE-2026-000002', cents: 300 };
const third = { number: 'RE-2026-000003', cents: 100 };
const part = { kind: 'paid', cents: 600, invoices: [first.number] } as const;

test.each([
  ['all that is owed', 1000, [], null],
  ['all that is owed, by the name of one', 1000, [first.number], null],
  ['an invoice that is named', 600, [first.number], [first.number]],
  ['two that are named', 900, [second.number, first.number], [first.number, second.number]],
  ['the only one of its amount', 300, [], [second.number]],
  ['an amount that no invoice has', 599, [], null],
  ['an amount that another invoice has', 600, [second.number], null],
  ['the sum of two of which one is named', 900, [first.number], null],
  ['an invoice that is not owed', 600, ['RE-2026-000009'], null],
])('D38: %s', (_, cents, invoices, expected) => {
  const standing = { state: after([], 'INVOICE'), owed: [first, second, third] };
  const act = { kind: 'paid', cents };
  expect(paymentActOf({ cents, invoices }, standing)).toEqual(expected === null ? act : { ...act, invoices: expected });
});

test('D38: an amount that two invoices have is neither of them', () => {
  const standing = { state: after([], 'INVOICE'), owed: [first, { ...first, number: 'RE-2026-000002' }] };
  expect(paymentActOf({ cents: 600, invoices: [] }, standing)).toEqual({ kind: 'paid', cents: 600 });
});

test('D38: the rest of a payment is all that is owed', () => {
  const standing = { state: after([part], 'INVOICE'), owed: [second, third] };
  expect(paymentActOf({ cents: 400, invoices: [] }, standing)).toEqual({ kind: 'paid', cents: 400 });
});

test('the history names the invoices that are paid', () => {
  expect(paidInvoices([placed, part, { kind: 'paid', cents: 400 }])).toEqual([first.number]);
});
