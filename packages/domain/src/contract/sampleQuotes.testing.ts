import { address, ordered } from './sampleParts.testing.ts';
import type { ResponseOf } from './schemas.ts';

/** Quotes in the calls' samples. */

export const quoteEntry: ResponseOf<'quotes'>['QUOTES'][number] = {
  QUOTE_NUMBER: 'AN-2026-000001',
  DATE: '2026-11-21',
  VALID_UNTIL: '2026-12-21',
  STATE: 'ORDERED',
  TOTAL: 25,
};

export const quote: ResponseOf<'quote'> = {
  ...quoteEntry,
  ORDER_NUMBER: 'O-1',
  CUSTOMER_TYPE: 'COMPANY',
  COUNTRY_CODE: 'LU',
  EMAIL: 'ada@example.org',
  VATID: 'LU12345678',
  VAT: { CASE: 'DOMESTIC_COMPANY', COUNTRY_CODE: 'LU', RATE: 17 },
  SHIPPING_METHOD: 'TNT',
  DELIVERY_ADDRESS: address,
  INVOICE_ADDRESS: address,
  CUSTOMER_COMMENT: 'Ring twice',
  CUSTOMER_ORDER_NUMBER: 'PO-1',
  TOTAL_TAX: 3.63,
  TOTAL_SHIPMENT: 6,
  POSITIONS: [{ ...ordered, BRUTTO_SP: 11.12, STATE: 'PARTLY_IN_STOCK', AMOUNT_TODAY: 2, IN_STOCK: 1 }],
};
