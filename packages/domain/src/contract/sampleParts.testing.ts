import type { ResponseOf } from './schemas.ts';

/** Parts of the calls' samples. */

export const name = { ALL: 'Relay', EN: 'Relay', DE: 'Relais', FR: 'Relais' };
export const address = {
  ADDRESS_ID: 'A-1',
  ADDRESS_TYPES: ['DELIVERY' as const],
  COUNTRY_CODE: 'LU' as const,
  COMPANY: 'Platine',
  DEPARTMENT: 'IT',
  FIRSTNAME: 'Ada',
  LASTNAME: 'Muller',
  STREET: '1, rue Haute',
  SUPPLEMENT: '',
  ZIPCODE: 'L-4011',
  CITY: 'Esch',
};
const priceEntry = { AMOUNT: 1, BRUTTO_SP: 9.5, ORIGINAL_BRUTTO_SP: 10, LOWEST_BRUTTO_30_DAYS: 9.9 };
const stock = { AMOUNT: 3, TIME_FRAME: 10 as const, EXPECTED_DATE: '2026-12-01', PRESALE_DATE: '2027-01-15' };
const content = { AMOUNT: 10, UNIT: 'm' as const };
const lifecycle = { STATE: 'LAST_ORDER' as const, LAST_ORDER_DATE: '2027-01-31', REPLACEMENTS: [9] };
const position = {
  SKU: 7,
  AMOUNT: 2,
  CURRENCY: 'EUR' as const,
  NAME: name,
  MANUFACTURER_NAME: 'Finder',
  MANUFACTURER_SKU: 'F-7',
  PICTURE: name,
  PICTURE_COPYRIGHT: name,
  PRICES: [priceEntry],
  MINIMUM_ORDER_QUANTITY: 1,
  CART_LIMIT: 5,
  UNIT_PRICE: 9.5,
  LINE_PRICE: 19,
  STOCK: stock,
  CONTENT: content,
  WARNINGS: [name],
  NOTE: 'K1–K3',
  OWN_NUMBER: 'R-4711',
  LIFECYCLE: lifecycle,
  QUOTED: { QUOTE_NUMBER: 'AN-2026-000001', AMOUNT: 2, EXPIRED: false },
};
export const session: ResponseOf<'currentSession'> = {
  ACTIVE_LANGUAGE: 'EN',
  LANGUAGE_CHANGED: false,
  CUSTOMER_TYPE: 'PRIVATE',
  COUNTRY_CODE: 'LU',
  EMAIL: 'ada@example.org',
  VATID: 'LU12345678',
  VATID_CHECK: 'valid',
  ADDRESSES: [address],
  FLAGS: ['NEWS'],
  SHIPPING_METHOD: 'TNT',
  PAYMENT_METHOD: 'PAYPAL',
  CUSTOMER_COMMENT: 'Ring twice',
  CUSTOMER_ORDER_NUMBER: 'PO-1',
  PEPPOL_ADDRESS: '9938:LU12345678',
  PENDING_PAYMENT: { PAYMENT_METHOD: 'PAYPAL', REDIRECT: 'https://pay.example/1' },
  CART: {
    VERSION: 4,
    POSITIONS: [position],
    VAT: { CASE: 'DESTINATION', COUNTRY_CODE: 'LU', RATE: 17 },
    TOTAL: 25,
    TOTAL_TAX: 3.63,
    TOTAL_WITHOUT_TAX: 21.37,
    TOTAL_SHIPMENT: 6,
    MINIMUM_ORDER_VALUE: 10,
    FREE_SHIPPING_THRESHOLD: 75,
    ORDER_NUMBER: 'O-1',
  },
};
export const ordered = {
  SKU: 7,
  NAME: name,
  MANUFACTURER_SKU: 'F-7',
  AMOUNT: 2,
  UNIT_PRICE: 9.5,
  PRICE: 19,
  NOTE: 'K1–K3',
  OWN_NUMBER: 'R-4711',
};
export const transaction: ResponseOf<'transaction'> = {
  FULL_TR_NUMBER: 'KB-1',
  ORDER_NUMBER: 'O-1',
  ORDER_DATE: '2026-11-21',
  CUSTOMER_TYPE: 'COMPANY',
  EMAIL: 'ada@example.org',
  VATID: 'LU12345678',
  VAT: { CASE: 'DOMESTIC_COMPANY', COUNTRY_CODE: 'LU', RATE: 17 },
  SHIPPING_METHOD: 'TNT',
  PAYMENT_METHOD: 'PAYPAL',
  PAID: true,
  PAY_BY: null,
  CANCELLATION: null,
  HISTORY: [
    { KIND: 'paid', DATE: '2026-11-21', MONEY: 25, POSITIONS: [], CARRIER: null, TRACKING_NUMBER: '' },
    {
      KIND: 'sent',
      DATE: '2026-11-22',
      MONEY: null,
      POSITIONS: [{ SKU: 7, AMOUNT: 2 }],
      CARRIER: 'dhl',
      TRACKING_NUMBER: 'JD1',
    },
  ],
  DOCUMENTS: [
    { FULL_TR_NUMBER: 'KB-O-1', TR_TYPE: 'KB', DATE: '2026-11-21', BYTES: null },
    { FULL_TR_NUMBER: 'RE-2026-000001', TR_TYPE: 'RE', DATE: '2026-11-22', BYTES: 41_000 },
  ],
  DELIVERY_ADDRESS: address,
  INVOICE_ADDRESS: address,
  PICKUP_ADDRESS: address,
  CUSTOMER_COMMENT: 'Ring twice',
  CUSTOMER_ORDER_NUMBER: 'PO-1',
  PEPPOL_ADDRESS: '9938:LU12345678',
  QUOTE_NUMBER: 'AN-2026-000001',
  TOTAL: 25,
  TOTAL_TAX: 3.63,
  TOTAL_SHIPMENT: 6,
  POSITIONS: [ordered],
};
export const checkout: ResponseOf<'checkout'> = {
  REDIRECT: 'https://pay.example/1',
  TR_SUMMARY: {
    TOTAL_PRICE: 25,
    TOTAL_TAX: 3.63,
    TOTAL_SHIPMENT_WITHOUT_TAX: 5.13,
    ORDERS: [{ ORDER_NUMBER: 'O-1' }],
    CHILDREN: [{ POSITIONS: [ordered] }],
  },
  SESSION: session,
};
export const contact = {
  CUSTOMER_TYPE: 'PRIVATE' as const,
  COUNTRY_CODE: 'LU' as const,
  COMPANY: 'Platine',
  VATID: 'LU12345678',
  DEPARTMENT: 'IT',
  FIRSTNAME: 'Ada',
  LASTNAME: 'Muller',
  STREET: '1, rue Haute',
  SUPPLEMENT: '',
  ZIPCODE: 'L-4011',
  CITY: 'Esch',
  TELEPHONE: '+352 26',
};
export const email = { EMAIL: 'ada@example.org' };
export const user = {
  USER: {
    USER_ID: email.EMAIL,
    ACTIVE_LANGUAGE: 'EN' as const,
    CUSTOMER: { CUSTOMER_ID: 'C-1', CUSTOMER_TYPE: 'PRIVATE' as const, EDUCATIONAL_INSTITUTION: false },
    CONTACT: contact,
  },
};
export const cartAnswer: ResponseOf<'cartAddPosition'> = {
  SESSION: session,
  ADJUSTMENTS: [{ SKU: 7, REASON: 'CART_LIMIT', WANTED: 9, AMOUNT: 5 }],
};
export const adjustments = cartAnswer.ADJUSTMENTS;
export const countries: ResponseOf<'countries'> = { COUNTRIES: [{ COUNTRY_CODE: 'LU', EU_COUNTRY: true }] };
export const change = { SKU: 7, AMOUNT: 2 };
export const product: ResponseOf<'loadProducts'>['PRODUCTS'][number] = {
  SKU: 7,
  NAME_TEXT_PATH: 'text.7',
  NAME_TEXT_EN: 'Relay',
  NAME: name,
  FLAGS: ['NEW'],
  ASSETS: [
    { ASSET_TYPE: 'DOCUMENT', CAPTION: name, URL: { ALL: '/manual.pdf' }, DOCUMENT_KIND: 'MANUAL', BYTES: 1200 },
  ],
  ATTRIBUTES: [{ KEY: 'coil', NAME: name, VALUE: 5, TEXT: name, UNIT: 'V' }],
  MANUFACTURER: { MANUFACTURER_ID: 12, MANUFACTURER_NAME: 'Finder', MANUFACTURER_SKU: 'F-7' },
  SELLING_PLATFORMS: [{ SELLING_PLATFORM: 'WEBSHOP', SALE: { PRICES: [priceEntry], MINIMUM_ORDER_QUANTITY: 1 } }],
  STOCK: stock,
  DESCRIPTION: name,
  CONTENT: content,
  GTIN: '4006381333931',
  WARNINGS: [name],
  FACTS: {
    GUARANTEE: { YEARS: 5, GUARANTOR: 'Finder', ADDRESS: 'Almese', URL: 'https://example.org/guarantee' },
    HS_CODE: '853641',
    ORIGIN_COUNTRY: 'IT',
    BATTERY: { CHEMISTRY: 'Li-ion', HEAVY_METALS: ['Cd'] },
    WEEE: true,
  },
  SAFETY_CONTACT: { NAME: 'Finder', ADDRESS: 'Almese', EMAIL: 'safety@example.org', URL: 'https://example.org' },
  CATEGORY_PATHS: ['1.2.4'],
  TAX_CLASS: 'REDUCED',
  LIFECYCLE: lifecycle,
  CROSS_SELLING: [{ CROSS_SELLING_TYPE: 'MASTERS', SKU: 9 }],
  VARIANTS: {
    GROUP: 'relay',
    ATTRIBUTES: [{ KEY: 'coil', NAME: name, UNIT: 'V', VALUES: [{ VALUE: 5, TEXT: name }] }],
    PRODUCTS: [{ SKU: 7, STATE: 'IN_STOCK', CHOICES: [0] }],
  },
};
export const facet: ResponseOf<'search'>['FACETS'][number] = {
  KEY: 'coil',
  NAME: name,
  KIND: 'CHOICE',
  UNIT: 'V',
  VALUES: [{ VALUE: '5', TEXT: name, NUMBER: 5, COUNT: 3 }],
  MIN: 3,
  MAX: 24,
};
export const none = {};

export const withdrawal = {
  ID: 'w-1',
  ORDER_NUMBER: 'O-1',
  NAME: 'Ada Weber',
  EMAIL: 'ada@example.org',
  GOODS: '',
  POSITIONS: [{ SKU: 7, AMOUNT: 2, NAME: name }],
  RECEIVED: null,
};

export const partsList: ResponseOf<'matchPartsList'> = {
  LINES: [
    {
      LINE: 2,
      PIECES: 10,
      REFERENCES: ['R1'],
      NUMBERS: ['RC0805FR-0710KL'],
      MANUFACTURER: 'Yageo',
      VALUE: '10k',
      FOOTPRINT: 'R_0805',
      DESCRIPTION: 'Resistor',
      STATE: 'FOUND',
      SKUS: [product.SKU],
      CHOSEN: product.SKU,
    },
  ],
  LEFT_OUT: [{ LINE: 3, TEXT: 'R2', REASON: 'NOT_FITTED' }],
  PRODUCTS: [product],
};
