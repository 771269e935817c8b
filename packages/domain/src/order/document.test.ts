import { describe, expect, test } from 'vitest';
import { samples } from '../contract/samples.testing.ts';
import type { SessionWire } from '../contract/schemas/session.ts';
import { transaction } from '../contract/schemas/order.ts';
import { checkoutSummary, documentSummary, isOrderable, orderDocument, withOrderNumber } from './document.ts';

const sample = samples.currentSession.response;
const [home] = sample.ADDRESSES;
const facts = { orderNumber: '2026-100001', day: '2026-11-21' };

function documentOf(changed: Partial<SessionWire> = {}) {
  const session = { ...sample, ...changed };
  if (!isOrderable(session)) throw new Error('The sample lacks a method or an e-mail.');
  return orderDocument(session, facts);
}

test('D9: the order confirmation says what the session says, and is of the contract', () => {
  const document = documentOf();
  expect(transaction.isValidSync(document, { strict: true })).toBe(true);
  expect(document).toMatchObject({
    FULL_TR_NUMBER: 'KB-2026-100001',
    ORDER_NUMBER: '2026-100001',
    ORDER_DATE: '2026-11-21',
    EMAIL: 'ada@example.org',
    PAID: false,
    TOTAL: 25,
    TOTAL_TAX: 3.63,
    TOTAL_SHIPMENT: 6,
    POSITIONS: [{ SKU: 7, AMOUNT: 2, UNIT_PRICE: 9.5, PRICE: 19 }],
  });
});

test('a draft gets its number and day when the order is placed, and nothing else changes', () => {
  const later = withOrderNumber(documentOf(), { orderNumber: '2026-100002', day: '2026-11-22' });
  expect(later).toEqual({
    ...documentOf(),
    FULL_TR_NUMBER: 'KB-2026-100002',
    ORDER_NUMBER: '2026-100002',
    ORDER_DATE: '2026-11-22',
  });
});

describe('the addresses of an order', () => {
  test('the delivery address serves for the invoice when there is no other', () => {
    expect(documentOf()).toMatchObject({ DELIVERY_ADDRESS: home, INVOICE_ADDRESS: home, PICKUP_ADDRESS: null });
  });

  test('spec §9: goods that are fetched go nowhere', () => {
    const document = documentOf({ SHIPPING_METHOD: 'PICKUP' });
    expect(document).toMatchObject({ DELIVERY_ADDRESS: null, INVOICE_ADDRESS: home });
    expect(document.PICKUP_ADDRESS).toMatchObject({ CITY: 'Niederanven', ADDRESS_TYPES: ['PICKUP'] });
  });

  test('none', () => {
    expect(documentOf({ ADDRESSES: [] })).toMatchObject({ DELIVERY_ADDRESS: null, INVOICE_ADDRESS: null });
  });
});

test.each([
  ['COMPANY', 'LU12345678'],
  ['PRIVATE', null],
] as const)('spec §6: a %s order names the VAT id %s', (CUSTOMER_TYPE, VATID) => {
  expect(documentOf({ CUSTOMER_TYPE }).VATID).toBe(VATID);
});

test.each([
  ['EMAIL', null],
  ['SHIPPING_METHOD', null],
  ['PAYMENT_METHOD', null],
] as const)('without %s there is no order', (field, value) => {
  expect(isOrderable({ ...sample, [field]: value })).toBe(false);
});

test('the summary names the order once it is placed, before that none', () => {
  expect(checkoutSummary(sample, null)).toMatchObject({
    TOTAL_PRICE: 25,
    TOTAL_TAX: 3.63,
    TOTAL_SHIPMENT_WITHOUT_TAX: 5.13,
    ORDERS: [],
    CHILDREN: [{ POSITIONS: [{ SKU: 7 }] }],
  });
  expect(documentSummary(documentOf())).toEqual(checkoutSummary(sample, '2026-100001'));
});
