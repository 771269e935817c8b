import { describe, expect, test } from 'vitest';
import { samples } from '../contract/samples.testing.ts';
import { addressFromWire } from '../customer/address.ts';
import type { Session } from '../customer/session.ts';
import { sessionFromWire } from '../customer/session.ts';
import { draftOrder, placedOrder } from './order.ts';
import { exampleShop } from '../shop/exampleShop.data.ts';

const sample = samples.currentSession.response;
const session = sessionFromWire(sample);
const [home = null] = sample.ADDRESSES.map(addressFromWire);
const draftOf = (changed: Partial<Session> = {}) => draftOrder({ ...session, ...changed }, exampleShop.identity);

test('D9: an order has the content of the session, in cents', () => {
  expect(draftOf()).toMatchObject({
    email: 'ada@example.org',
    pricing: session.cart.pricing,
    totals: { total: 2500, tax: 363, shipment: 600 },
    lines: [{ sku: 7, amount: 2, unit: 950, line: 1900 }],
  });
});

test.each([
  ['WIRE_TRANSFER', false],
  ['INVOICE', false],
  ['PAYPAL', true],
  ['SAFERPAY', true],
] as const)('D9: an order by %s is its draft with number and day; its shopper has paid: %s', (paymentMethod, paid) => {
  const draft = draftOf({ paymentMethod });
  if (draft === null) throw new Error('The sample lacks a method or an e-mail.');
  const placed = { orderNumber: '2026-100002', date: '2026-11-22', payBy: null };
  expect(placedOrder(draft, placed)).toEqual({
    ...draft,
    ...placed,
    paid,
    documentNumber: 'KB-2026-100002',
    cancellation: null,
    events: [{ kind: 'placed', date: '2026-11-22', cents: null, pieces: [], carrier: null, tracking: '' }],
    documents: [{ kind: 'KB', number: 'KB-2026-100002', date: '2026-11-22', bytes: null }],
  });
});

describe('the addresses of an order', () => {
  test('the delivery address serves for the invoice when there is no other', () => {
    expect(draftOf()).toMatchObject({ delivery: home, invoice: home, pickup: null });
  });

  test('spec §9: a pickup has no delivery address', () => {
    const order = draftOf({ shippingMethod: 'PICKUP' });
    expect(order).toMatchObject({ delivery: null, invoice: home });
    expect(order?.pickup).toMatchObject({ city: 'Niederanven', types: ['PICKUP'] });
    const byCarrier = draftOf({ shippingMethod: 'EXTERN_LOGISTIC_PICKUP' });
    expect([byCarrier?.pickup, byCarrier?.delivery]).toEqual([
      order?.pickup,
      draftOf({ shippingMethod: 'TNT' })?.delivery,
    ]);
  });

  test('none', () => {
    expect(draftOf({ addresses: [] })).toMatchObject({ delivery: null, invoice: null });
  });
});

test.each([
  ['COMPANY', 'LU12345678'],
  ['PRIVATE', null],
] as const)('spec §6: a %s order names the VAT id %s', (customerType, vatId) => {
  expect(draftOf({ customerType })?.vatId).toBe(vatId);
});

test.each([
  ['COMPANY', 'B-7'],
  ['PRIVATE', ''],
] as const)('spec §6: the own number of a %s order is "%s"', (customerType, ownOrderNumber) => {
  expect(draftOf({ customerType, ownOrderNumber: 'B-7' })?.ownOrderNumber).toBe(ownOrderNumber);
});

test.each([
  ['COMPANY', '', '9938:LU12345678'],
  ['PRIVATE', 'Lycée de Garçons', '9938:LU12345678'],
  ['PRIVATE', '', undefined],
] as const)(
  'record 0094: a %s order to "%s" has the address for e-invoices %s',
  (customerType, supplement, expected) => {
    const addresses = sample.ADDRESSES.map((wire) => ({ ...addressFromWire(wire), supplement }));
    expect(draftOf({ customerType, addresses, peppolAddress: '9938:LU12345678' })?.peppolAddress).toBe(expected);
    expect(draftOf({ customerType, addresses, peppolAddress: '' })).not.toHaveProperty('peppolAddress');
  },
);

test.each(['email', 'shippingMethod', 'paymentMethod'] as const)('without %s there is no order', (field) => {
  expect(draftOf({ [field]: null })).toBeNull();
});
