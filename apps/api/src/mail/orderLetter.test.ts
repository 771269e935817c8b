import type { StoredDocument } from '../db/orderSchema.ts';
import { expect, test } from 'vitest';
import { letterText } from './letter.ts';
import { orderBlocks } from './orderLetter.ts';

const address: StoredDocument['DELIVERY_ADDRESS'] = {
  ADDRESS_ID: 'a',
  ADDRESS_TYPES: ['DELIVERY'],
  COUNTRY_CODE: 'DE',
  COMPANY: '',
  DEPARTMENT: '',
  FIRSTNAME: 'Ada',
  LASTNAME: 'Muller',
  STREET: 'Hauptstraße 1',
  ZIPCODE: '54290',
  CITY: 'Trier',
};
const order: StoredDocument = {
  FULL_TR_NUMBER: 'KB-2026-100001',
  ORDER_NUMBER: '2026-100001',
  ORDER_DATE: '2026-11-21',
  CUSTOMER_TYPE: 'PRIVATE',
  EMAIL: 'ada@example.org',
  VATID: null,
  VAT: { CASE: 'DESTINATION', COUNTRY_CODE: 'DE', RATE: 19 },
  SHIPPING_METHOD: 'DPD_CLASSIC',
  PAYMENT_METHOD: 'WIRE_TRANSFER',
  PAID: false,
  DELIVERY_ADDRESS: address,
  INVOICE_ADDRESS: null,
  PICKUP_ADDRESS: null,
  CUSTOMER_COMMENT: '',
  CUSTOMER_ORDER_NUMBER: '',
  TOTAL: 1234.5,
  TOTAL_TAX: 197.11,
  TOTAL_SHIPMENT: 6,
  POSITIONS: [
    {
      SKU: 7,
      NAME: { EN: 'Relay', DE: 'Relais' },
      MANUFACTURER_SKU: 'F-7',
      AMOUNT: 2,
      UNIT_PRICE: 614.25,
      PRICE: 1228.5,
    },
  ],
};
const links = { order: 'https://shop.example/o', revocation: 'https://shop.example/revocation' };
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const written = (document: StoredDocument, language: 'EN' | 'DE' | 'FR') =>
  plain(letterText({ subject: '', blocks: orderBlocks(document, language, links) }));

test('D35: goods, shipping, tax, total, address, bank details, and the right to withdraw', () => {
  const text = written(order, 'DE');
  expect(text).toContain('Bestellung vom 21. November 2026');
  expect(text).toContain('2 × Relais (F-7): 1 228,50 €');
  expect(text).toContain('Versand: 6,00 €\nEnthaltene MwSt. (19 %): 197,11 €\nSumme: 1 234,50 €');
  expect(text).toContain('Lieferadresse:\nAda Muller\nHauptstraße 1\n54290 Trier\nDeutschland');
  expect(text).toContain('Verwendungszweck: 2026-100001');
  expect(text).toContain('https://shop.example/revocation');
});

test('D11: a sale without VAT says why, and names no tax', () => {
  const company = { ...order, CUSTOMER_TYPE: 'COMPANY' as const, PAID: true };
  const reverse = written({ ...company, VAT: { CASE: 'REVERSE_CHARGE', COUNTRY_CODE: 'FR', RATE: 0 } }, 'FR');
  expect(reverse).toContain('autoliquidation');
  expect(reverse).not.toContain('TVA comprise');
  expect(reverse).not.toContain('IBAN');
  expect(reverse).not.toContain('/revocation');
  expect(written({ ...order, VAT: { CASE: 'EXPORT', COUNTRY_CODE: 'CH', RATE: 0 } }, 'EN')).toContain(
    'Export without VAT',
  );
});
