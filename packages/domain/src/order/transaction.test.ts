import { expect, test } from 'vitest';
import { samples } from '../contract/samples.testing.ts';
import { addressFromWire } from '../customer/address.ts';
import { transactionFromWire } from './transaction.ts';

const wire = samples.transaction.response;

test('spec §3: a transaction by the names that the shop uses, in cents and permille', () => {
  expect(transactionFromWire({ ...wire, PICKUP_ADDRESS: null, PAID: false })).toEqual({
    number: wire.FULL_TR_NUMBER,
    orderNumber: 'O-1',
    date: '2026-11-21',
    email: 'ada@example.org',
    vatId: 'LU12345678',
    pricing: { vat: { kind: 'DOMESTIC_COMPANY', country: 'LU', rate: 170 }, mode: 'net' },
    shippingMethod: 'TNT',
    paymentMethod: 'PAYPAL',
    paid: false,
    delivery: wire.DELIVERY_ADDRESS && addressFromWire(wire.DELIVERY_ADDRESS),
    invoice: wire.INVOICE_ADDRESS && addressFromWire(wire.INVOICE_ADDRESS),
    pickup: null,
    comment: 'Ring twice',
    ownOrderNumber: 'PO-1',
    totals: { goods: 1900, shipment: 600, tax: 363, total: 2500, totalWithoutTax: 2137 },
    lines: [{ sku: 7, name: wire.POSITIONS[0]?.NAME, partNumber: 'F-7', amount: 2, unit: 950, line: 1900 }],
  });
});
