import { expect, test } from 'vitest';
import { samples } from '../contract/samples.testing.ts';
import { sessionFromWire } from '../customer/session.ts';
import { exampleShop } from '../shop/exampleShop.data.ts';
import { draftOrder, placedOrder } from './order.ts';
import { listedDocuments } from './proForma.ts';

const session = sessionFromWire(samples.currentSession.response);
const draft = draftOrder({ ...session, paymentMethod: 'WIRE_TRANSFER' }, exampleShop.identity);
if (draft === null) throw new Error('The sample lacks a method or an e-mail.');
const placed = placedOrder(draft, { orderNumber: '2026-1', date: '2026-11-24', payBy: null });
const numbers = (one: typeof placed) => listedDocuments(one).map(({ number }) => number);

test('issue 18: an order by transfer has a pro forma invoice until it is paid', () => {
  expect(numbers(placed)).toEqual(['KB-2026-1', 'PF-2026-1']);
  expect(numbers({ ...placed, paid: true })).toEqual(['KB-2026-1']);
  expect(numbers({ ...placed, cancellation: 'UNPAID' })).toEqual(['KB-2026-1']);
});

test.each(['PAYPAL', 'INVOICE'] as const)('issue 18: one by %s has none', (paymentMethod) => {
  expect(numbers({ ...placed, paid: false, paymentMethod })).toEqual(['KB-2026-1']);
});

test('issue 18: one that was issued stays, and is listed once', () => {
  const documents = [...placed.documents, { kind: 'PF', number: 'PF-2026-1', date: '2026-11-25', bytes: 9 } as const];
  for (const paid of [false, true]) expect(numbers({ ...placed, documents, paid })).toEqual(['KB-2026-1', 'PF-2026-1']);
});
