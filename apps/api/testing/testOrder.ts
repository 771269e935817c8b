import type { StoredDocument } from '../src/db/orderSchema.ts';

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
/** An order by bank transfer from Luxembourg to Germany, for tests of its mail. */
export const testOrder: StoredDocument = {
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
