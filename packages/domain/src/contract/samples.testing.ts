import type { CallName } from './calls.ts';
import type { RequestOf, ResponseOf } from './schemas.ts';
import {
  name,
  address,
  session,
  transaction,
  checkout,
  contact,
  email,
  user,
  cartAnswer,
  adjustments,
  countries,
  change,
  product,
  withdrawal,
  partsList,
  facet,
  none,
} from './sampleParts.testing.ts';
import { quote, quoteEntry } from './sampleQuotes.testing.ts';
import { listLine, savedList, shopWindow } from './sampleLists.testing.ts';

/** A request and an answer of every call with all of its fields, the optional ones included; lists hold one entry. */
type Samples = {
  readonly [Name in CallName]: { readonly request: RequestOf<Name>; readonly response: ResponseOf<Name> };
};

const shopPage = {
  CHANGED: '2026-11-24',
  INTRO: 'Terms of {company}',
  BLOCKS: [
    { KIND: 'heading' as const, AUDIENCE: 'ALL' as const, ID: 'contract', TEXT: 'The contract' },
    { KIND: 'paragraph' as const, AUDIENCE: 'COMPANY' as const, ID: '', TEXT: 'For companies.' },
  ],
};

export const samples: Samples = {
  version: { request: none, response: { VERSION: '3.0.27' } },
  appInfo: { request: none, response: { VERSION: '3.0.27' } },
  typeMapping: { request: { NAME: 'CUSTOMER_TYPE' }, response: { NAME: 'CUSTOMER_TYPE', VALUES: ['PRIVATE'] } },
  countries: { request: none, response: countries },
  shippingCountries: {
    request: none,
    response: { COUNTRIES: [{ COUNTRY_CODE: 'LU', EU_COUNTRY: true, FREE_SHIPPING_THRESHOLD: 75 }] },
  },
  freeShippingThreshold: { request: { COUNTRY_CODE: 'LU' }, response: { COUNTRY_CODE: 'LU', THRESHOLD: 75 } },
  shippingCosts: {
    request: { CUSTOMER_TYPE: 'PRIVATE', COUNTRY_CODE: 'LU' },
    response: { COSTS: [{ SHIPPING_METHOD: 'TNT', UP_TO_GRAMS: 5000, PRICE: 6 }], FREE_SHIPPING_THRESHOLD: 75 },
  },
  shippingTariffs: {
    request: { CUSTOMER_TYPE: 'PRIVATE' },
    response: {
      TARIFFS: [
        {
          COUNTRY_CODES: ['LU'],
          COSTS: [{ SHIPPING_METHOD: 'TNT', UP_TO_GRAMS: 5000, PRICE: 6 }],
          FREE_SHIPPING_THRESHOLD: 75,
        },
      ],
    },
  },
  reportError: {
    request: { NAME: 'TypeError', PLACES: ['cart.js:1:20'], PAGE: '/product', CLIENT_ID: '0123456789abcdef'.repeat(2) },
    response: {},
  },
  shopPage: {
    request: { PAGE: 'gtc' },
    response: { PAGE: 'gtc', TEXTS: { EN: shopPage, DE: shopPage, FR: shopPage } },
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
  updatePeppolAddress: { request: { PEPPOL_ADDRESS: '9938:LU12345678' }, response: session },
  updateEmail: { request: email, response: session },
  addFlag: { request: { FLAG: 'NEWS' }, response: session },
  cartAddPosition: { request: change, response: cartAnswer },
  cartRemovePosition: { request: change, response: cartAnswer },
  cartAdoptFromOrder: {
    request: { FULL_TR_NUMBER: 'KB-1', SIGNATURE: 's', POSITIONS: [change] },
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
  refundNotice: { request: { PAYMENT_ID: 'payment-1' }, response: { REFUND: 25 } },
  orderByNumber: {
    request: { ORDER_NUMBER: 'O-1', SIGNATURE: 's' },
    response: { ORDER_NUMBER: 'O-1', KB: ['KB-1'], TRANSACTION: transaction },
  },
  payOrderAgain: { request: { ORDER_NUMBER: 'O-1', SIGNATURE: 's' }, response: { REDIRECT: '/sandbox/payment/1' } },
  renewOrderLink: { request: { ORDER_NUMBER: 'O-1', SIGNATURE: 's' }, response: none },
  transactions: {
    request: { TR_TYPE: 'KB' },
    response: { TRANSACTIONS: [{ FULL_TR_NUMBER: 'KB-1', ORDER_NUMBER: 'O-1', ORDER_DATE: '2026-11-21', TOTAL: 25 }] },
  },
  transaction: { request: { FULL_TR_NUMBER: 'KB-1' }, response: transaction },
  beginWithdrawal: {
    request: {
      ORDER_NUMBER: 'O-1',
      NAME: 'Ada Weber',
      EMAIL: 'ada@example.org',
      GOODS: '',
      POSITIONS: [{ SKU: 7, AMOUNT: 2 }],
      LANGUAGE_CODE: 'DE',
    },
    response: { ID: 'w-1' },
  },
  confirmWithdrawal: { request: { ID: 'w-1' }, response: { ...withdrawal, RECEIVED: '2026-11-24T09:00:00.000Z' } },
  withdrawal: { request: { ID: 'w-1' }, response: withdrawal },
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
      WITH_PRODUCTS: true,
    },
    response: {
      VIEW: 'listing',
      SEARCH_STRING: 'relay',
      PRODUCTS: [7],
      MAX_HIT: 1,
      CORRECTED: 'relay',
      DROPPED: ['SMD'],
      SUGGESTIONS: ['SMD'],
      FACETS: [facet],
      LOADED: [product],
    },
  },
  loadProducts: { request: { SKUS: [7], FILTER_CLASS: 'LIST' }, response: { PRODUCTS: [product] } },
  retiredProduct: { request: { SKU: 7 }, response: { SKU: 7, NAME: name, CATEGORY_PATHS: ['1.2.4'], SUCCESSOR: null } },
  categoryMenu: {
    request: none,
    response: { GROUPS: [{ GROUP: 'energy', TITLE: name, ENTRIES: [{ TITLE: name, GROUPTAGS: ['cells'] }] }] },
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
  matchPartsList: {
    request: { TEXT: 'Value,Qty', FILE: 'UjE=', BOARDS: 1 },
    response: partsList,
  },
  cartAddPositions: { request: { POSITIONS: [{ ...change, NOTE: 'K1–K3' }] }, response: cartAnswer },
  requestStockAlert: { request: { SKU: 7, ...email, LANGUAGE_CODE: 'DE' }, response: { CONFIRMED: false } },
  confirmStockAlert: { request: { HASH: 'h' }, response: { SKU: 7 } },
  endStockAlert: { request: { HASH: 'h' }, response: { SKU: 7 } },
  lists: { request: none, response: { LISTS: [{ LIST_ID: 'l', NAME: 'Amplifier', LINES: 1, SHARED: true }] } },
  list: { request: { LIST_ID: 'l' }, response: savedList },
  sharedList: { request: { SHARE_KEY: 'k' }, response: savedList },
  shopWindow: { request: none, response: shopWindow },
  createList: { request: { NAME: 'Amplifier', LINES: [listLine] }, response: { LIST_ID: 'l' } },
  addToList: { request: { LIST_ID: 'l', LINES: [listLine] }, response: none },
  changeList: { request: { LIST_ID: 'l', NAME: 'Amplifier', LINES: [listLine] }, response: none },
  removeList: { request: { LIST_ID: 'l' }, response: none },
  ownNumbers: { request: none, response: { NUMBERS: [{ SKU: 7, NUMBER: 'R-4711' }] } },
  setOwnNumbers: { request: { NUMBERS: [{ SKU: 7, NUMBER: 'R-4711' }] }, response: { UNKNOWN: [9] } },
  quotes: { request: none, response: { QUOTES: [quoteEntry] } },
  quote: { request: { QUOTE_NUMBER: 'AN-2026-000001' }, response: quote },
  createQuote: { request: { CART_VERSION: 4 }, response: { QUOTE_NUMBER: 'AN-2026-000001' } },
  cartAddQuote: { request: { QUOTE_NUMBER: 'AN-2026-000001' }, response: cartAnswer },
  shareList: { request: { LIST_ID: 'l', SHARED: true }, response: { SHARE_KEY: 'k' } },
  manufacturers: {
    request: none,
    response: {
      MANUFACTURERS: [{ MANUFACTURER_ID: 12, MANUFACTURER_NAME: 'Finder', PRODUCT_COUNT: 3, COUNTRY_CODE: 'IT' }],
    },
  },
};
