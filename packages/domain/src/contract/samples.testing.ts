import type { CallName } from './calls.ts';
import type { RequestOf, ResponseOf } from './schemas.ts';

/** A request and an answer of every call with all of its fields, the optional ones included; lists hold one entry. */
type Samples = {
  readonly [Name in CallName]: { readonly request: RequestOf<Name>; readonly response: ResponseOf<Name> };
};

const name = { ALL: 'Relay', EN: 'Relay', DE: 'Relais', FR: 'Relais' };
const address = {
  ADDRESS_ID: 'A-1',
  ADDRESS_TYPES: ['DELIVERY' as const],
  COUNTRY_CODE: 'LU' as const,
  COMPANY: 'Platine',
  DEPARTMENT: 'IT',
  FIRSTNAME: 'Ada',
  LASTNAME: 'Muller',
  STREET: '1, rue Haute',
  ZIPCODE: 'L-4011',
  CITY: 'Esch',
};
const priceEntry = { AMOUNT: 1, BRUTTO_SP: 9.5, ORIGINAL_BRUTTO_SP: 10, LOWEST_BRUTTO_30_DAYS: 9.9 };
const stock = { AMOUNT: 3, TIME_FRAME: 10 as const, EXPECTED_DATE: '2026-12-01', PRESALE_DATE: '2027-01-15' };
const position = {
  SKU: 7,
  AMOUNT: 2,
  CURRENCY: 'EUR' as const,
  NAME: name,
  MANUFACTURER_NAME: 'Finder',
  MANUFACTURER_SKU: 'F-7',
  PICTURE: name,
  PRICES: [priceEntry],
  MINIMUM_ORDER_QUANTITY: 1,
  CART_LIMIT: 5,
  UNIT_PRICE: 9.5,
  LINE_PRICE: 19,
  STOCK: stock,
};
const session: ResponseOf<'currentSession'> = {
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
const ordered = { SKU: 7, NAME: name, MANUFACTURER_SKU: 'F-7', AMOUNT: 2, UNIT_PRICE: 9.5, PRICE: 19 };
const transaction: ResponseOf<'transaction'> = {
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
  DELIVERY_ADDRESS: address,
  INVOICE_ADDRESS: address,
  PICKUP_ADDRESS: address,
  CUSTOMER_COMMENT: 'Ring twice',
  CUSTOMER_ORDER_NUMBER: 'PO-1',
  TOTAL: 25,
  TOTAL_TAX: 3.63,
  TOTAL_SHIPMENT: 6,
  POSITIONS: [ordered],
};
const checkout: ResponseOf<'checkout'> = {
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
const contact = {
  CUSTOMER_TYPE: 'PRIVATE' as const,
  COUNTRY_CODE: 'LU' as const,
  COMPANY: 'Platine',
  VATID: 'LU12345678',
  DEPARTMENT: 'IT',
  FIRSTNAME: 'Ada',
  LASTNAME: 'Muller',
  STREET: '1, rue Haute',
  ZIPCODE: 'L-4011',
  CITY: 'Esch',
  TELEPHONE: '+352 26',
};
const email = { EMAIL: 'ada@example.org' };
const user = {
  USER: {
    USER_ID: email.EMAIL,
    ACTIVE_LANGUAGE: 'EN' as const,
    CUSTOMER: { CUSTOMER_ID: 'C-1', CUSTOMER_TYPE: 'PRIVATE' as const, EDUCATIONAL_INSTITUTION: false },
    CONTACT: contact,
  },
};
const cartAnswer: ResponseOf<'cartAddPosition'> = {
  SESSION: session,
  ADJUSTMENTS: [{ SKU: 7, REASON: 'CART_LIMIT', WANTED: 9, AMOUNT: 5 }],
};
const adjustments = cartAnswer.ADJUSTMENTS;
const countries: ResponseOf<'countries'> = { COUNTRIES: [{ COUNTRY_CODE: 'LU', EU_COUNTRY: true }] };
const change = { SKU: 7, AMOUNT: 2 };
const product: ResponseOf<'loadProducts'>['PRODUCTS'][number] = {
  SKU: 7,
  NAME_TEXT_PATH: 'text.7',
  NAME_TEXT_EN: 'Relay',
  NAME: name,
  FLAGS: ['NEW'],
  ASSETS: [{ ASSET_TYPE: 'PRODUCT_MAIN_PICTURE', CAPTION: name, URL: name }],
  ATTRIBUTES: [{ KEY: 'coil', NAME: name, VALUE: 5, TEXT: name, UNIT: 'V' }],
  MANUFACTURER: { MANUFACTURER_ID: 12, MANUFACTURER_NAME: 'Finder', MANUFACTURER_SKU: 'F-7' },
  SELLING_PLATFORMS: [{ SELLING_PLATFORM: 'WEBSHOP', SALE: { PRICES: [priceEntry], MINIMUM_ORDER_QUANTITY: 1 } }],
  STOCK: stock,
  DESCRIPTION: name,
  GTIN: '4006381333931',
  SAFETY_CONTACT: { NAME: 'Finder', ADDRESS: 'Almese', EMAIL: 'safety@example.org', URL: 'https://example.org' },
  CATEGORY_PATHS: ['1.2.4'],
  CROSS_SELLING: [{ CROSS_SELLING_TYPE: 'MASTERS', SKU: 9 }],
};
const facet: ResponseOf<'search'>['FACETS'][number] = {
  KEY: 'coil',
  NAME: name,
  KIND: 'CHOICE',
  UNIT: 'V',
  VALUES: [{ VALUE: '5', TEXT: name, NUMBER: 5, COUNT: 3 }],
  MIN: 3,
  MAX: 24,
};
const none = {};

export const samples: Samples = {
  version: { request: none, response: { VERSION: '3.0.27' } },
  appInfo: { request: none, response: { VERSION: '3.0.27' } },
  typeMapping: { request: { NAME: 'CUSTOMER_TYPE' }, response: { NAME: 'CUSTOMER_TYPE', VALUES: ['PRIVATE'] } },
  countries: { request: none, response: countries },
  shippingCountries: { request: none, response: countries },
  freeShippingThreshold: { request: { COUNTRY_CODE: 'LU' }, response: { COUNTRY_CODE: 'LU', THRESHOLD: 75 } },
  shippingCosts: {
    request: { CUSTOMER_TYPE: 'PRIVATE', COUNTRY_CODE: 'LU' },
    response: { COSTS: [{ SHIPPING_METHOD: 'TNT', UP_TO_GRAMS: 5000, PRICE: 6 }], FREE_SHIPPING_THRESHOLD: 75 },
  },
  shippingMethodTexts: { request: none, response: { METHODS: [{ SHIPPING_METHOD: 'TNT', NAME: name }] } },
  currentSession: { request: none, response: session },
  setActiveLanguage: { request: { LANGUAGE_CODE: 'EN' }, response: session },
  setLanguageChanged: { request: { LANGUAGE_CHANGED: true }, response: session },
  setCustomerData: { request: { COUNTRY: 'LU', CUSTOMER_TYPE: 'PRIVATE' }, response: session },
  logout: { request: none, response: session },
  updateTotal: { request: none, response: session },
  updateVatId: { request: { VATID: 'LU12345678' }, response: session },
  updateCustomerComment: { request: { CUSTOMER_COMMENT: 'Ring twice' }, response: session },
  updateCustomerOrderNumber: { request: { CUSTOMER_ORDER_NUMBER: 'PO-1' }, response: session },
  updateEmail: { request: email, response: session },
  addFlag: { request: { FLAG: 'NEWS' }, response: session },
  cartAddPosition: { request: change, response: cartAnswer },
  cartRemovePosition: { request: change, response: cartAnswer },
  cartAdoptFromOrder: {
    request: { FULL_TR_NUMBER: 'KB-1', POSITIONS: [change] },
    response: { FULL_TR_NUMBER: 'KB-1', NO_SALES: [7], EOLS: [9], ADJUSTMENTS: adjustments, SESSION: session },
  },
  cartProductsWithoutSale: { request: none, response: { NO_SALES: [7] } },
  cartAddAddress: { request: none, response: { ADDRESS: address, SESSION: session } },
  cartChangeAddress: {
    request: { ADDRESS_LABEL: 'DELIVERY', NEW_ADDRESS: address, OLD_ADDRESS: address },
    response: { ADDRESS: address, SESSION: session },
  },
  cartRemoveAddress: { request: { ADDRESS_DATA: address }, response: session },
  cartPickupAddress: { request: none, response: { ADDRESS: address } },
  cartSortedAddresses: { request: none, response: { ADDRESSES: [address] } },
  updateShippingMethod: { request: { SHIPPING_METHOD: 'TNT' }, response: session },
  updatePaymentMethod: { request: { PAYMENT_METHOD: 'PAYPAL' }, response: session },
  paymentMethods: {
    request: none,
    response: { METHODS: [{ PAYMENT_METHOD: 'SOFORT', OFFERED: false, REASON: 'SERVICE_ENDED' }] },
  },
  shippingMethods: {
    request: none,
    response: {
      METHODS: [
        { SHIPPING_METHOD: 'FREE_SHIPPING', OFFERED: false, PRICE: 0, REASON: 'BELOW_FREE_SHIPPING', MISSING: 12.5 },
      ],
    },
  },
  checkout: { request: { IDEMPOTENCY_KEY: 'key-1', CART_VERSION: 4 }, response: checkout },
  claimAndFinish: { request: none, response: checkout },
  orderByNumber: {
    request: { ORDER_NUMBER: 'O-1', SIGNATURE: 's' },
    response: { ORDER_NUMBER: 'O-1', KB: ['KB-1'], TRANSACTION: transaction },
  },
  transactions: {
    request: { TR_TYPE: 'KB' },
    response: { TRANSACTIONS: [{ FULL_TR_NUMBER: 'KB-1', ORDER_NUMBER: 'O-1', ORDER_DATE: '2026-11-21', TOTAL: 25 }] },
  },
  transaction: { request: { FULL_TR_NUMBER: 'KB-1' }, response: transaction },
  login: {
    request: { USERNAME: email.EMAIL, PASSWORD: 'abcdef' },
    response: { ...user, SESSION: session, ADJUSTMENTS: adjustments },
  },
  currentUser: { request: none, response: user },
  register: { request: { ...contact, ...email, PASSWORD: 'abcdef', NEWSLETTER: false }, response: none },
  activate: { request: { HASH: 'h' }, response: none },
  emailExists: { request: email, response: { EXISTS: true } },
  requestPasswordReset: { request: email, response: none },
  changePasswordWithHash: { request: { PASSWORD: 'abcdef', HASH: 'h' }, response: none },
  changePassword: { request: { PASSWORD: 'abcdef', OLD_PASSWORD: 'fedcba' }, response: none },
  changeContact: { request: contact, response: none },
  changeContactLanguage: { request: { LANGUAGE_CODE: 'EN' }, response: none },
  mailDepartment: {
    request: { ...contact, ...email, ORDER: 'O-1', MESSAGE: 'A question', SKU: 7, LANGUAGE_CODE: 'EN' },
    response: none,
  },
  newsletterRegister: {
    request: { ...email, PLACE: 'FOOTER', LANGUAGE_CODE: 'EN', CUSTOMER_TYPE: 'PRIVATE', COUNTRY_CODE: 'LU' },
    response: none,
  },
  newsletterOptIn: { request: { OPTIN_HASH: 'h' }, response: none },
  newsletterOptOut: { request: { OPTIN_HASH: 'h' }, response: none },
  search: {
    request: {
      q: 'relay',
      VIEW: 'listing',
      SKIP: 24,
      LIMIT: 12,
      SORT: 'NEWEST',
      FILTER_CLASS: 'FULL',
      FILTERS: {
        CATEGORY_PATH: '1.2.4',
        GROUPTAGS: ['relays'],
        MANUFACTURER_ID: 12,
        NEW: true,
        SALE: true,
        FACETS: [{ KEY: 'coil', VALUES: ['5'], MIN: 3, MAX: 12 }],
      },
      WITH_FACETS: true,
    },
    response: {
      VIEW: 'listing',
      SEARCH_STRING: 'relay',
      PRODUCTS: [7],
      MAX_HIT: 1,
      CORRECTED: 'relay',
      FACETS: [facet],
    },
  },
  loadProducts: { request: { SKUS: [7], FILTER_CLASS: 'LIST' }, response: { PRODUCTS: [product] } },
  categoryMenu: {
    request: none,
    response: { GROUPS: [{ GROUP: 'energy', ENTRIES: [{ TITLE: name, GROUPTAGS: ['cells'] }] }] },
  },
  category: {
    request: { PATH: '1.2.4' },
    response: {
      PATH: '1.2.4',
      NAME: name,
      HAS_CHILDREN: true,
      PARENT_PATH: '1.2',
      CHILDREN: [{ PATH: '1.2.4.1', NAME: name, HAS_CHILDREN: false }],
    },
  },
  manufacturers: {
    request: none,
    response: {
      MANUFACTURERS: [{ MANUFACTURER_ID: 12, MANUFACTURER_NAME: 'Finder', PRODUCT_COUNT: 3, COUNTRY_CODE: 'IT' }],
    },
  },
};
