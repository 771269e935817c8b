import type { AnySchema, InferType } from 'yup';
import type { CallName } from './calls.ts';
import * as contact from './schemas/contact.ts';
import * as list from './schemas/list.ts';
import * as order from './schemas/order.ts';
import * as page from './schemas/page.ts';
import { nothing, record } from './schemas/parts.ts';
import * as partsList from './schemas/partsList.ts';
import * as product from './schemas/product.ts';
import * as quote from './schemas/quote.ts';
import * as session from './schemas/session.ts';
import * as stockAlert from './schemas/stockAlert.ts';
import * as user from './schemas/user.ts';
import * as withdrawal from './schemas/withdrawal.ts';

/** The shapes of every call. Only servers, tests and forms load them; the shopper's first load has the types alone. */
export const schemas = {
  version: { request: nothing, response: contact.versionAnswer },
  appInfo: { request: nothing, response: contact.versionAnswer },
  typeMapping: { request: contact.typeMappingRequest, response: contact.typeMapping },
  countries: { request: nothing, response: contact.countryList },
  shippingCountries: { request: nothing, response: contact.shippingCountries },
  freeShippingThreshold: { request: contact.countryRequest, response: contact.thresholdAnswer },
  shippingCosts: { request: order.shippingCostsRequest, response: order.shippingCosts },
  shippingTariffs: { request: order.shippingTariffsRequest, response: order.shippingTariffs },
  reportError: { request: contact.errorReport, response: nothing },
  shopPage: { request: page.shopPageRequest, response: page.shopPage },
  shippingMethodTexts: { request: nothing, response: order.shippingMethodTexts },

  currentSession: { request: nothing, response: session.session },
  setActiveLanguage: { request: contact.languageRequest, response: session.session },
  setLanguageChanged: { request: contact.languageChangedRequest, response: session.session },
  setCustomerData: { request: contact.customerDataRequest, response: session.session },
  logout: { request: nothing, response: session.session },
  updateTotal: { request: nothing, response: session.session },
  updateVatId: { request: contact.vatIdRequest, response: session.session },
  updateCustomerComment: { request: contact.commentRequest, response: session.session },
  updateCustomerOrderNumber: { request: contact.orderNumberRequest, response: session.session },
  updatePeppolAddress: { request: contact.peppolAddressRequest, response: session.session },
  updateEmail: { request: contact.emailOnly, response: session.session },
  addFlag: { request: contact.flagRequest, response: session.session },

  cartAddPosition: { request: session.positionChange, response: session.cartAnswer },
  cartRemovePosition: { request: session.positionChange, response: session.cartAnswer },
  cartAdoptFromOrder: { request: order.adoptRequest, response: order.adoptAnswer },
  cartProductsWithoutSale: { request: nothing, response: order.productsWithoutSale },
  cartAddAddress: { request: nothing, response: order.addressAnswer },
  cartChangeAddress: { request: order.changeAddressRequest, response: order.addressAnswer },
  cartRemoveAddress: { request: order.addressRequest, response: session.session },
  cartPickupAddress: { request: nothing, response: order.pickupAddress },
  cartSortedAddresses: { request: nothing, response: order.addressList },

  updateShippingMethod: { request: record({ SHIPPING_METHOD: session.shippingMethod() }), response: session.session },
  updatePaymentMethod: { request: record({ PAYMENT_METHOD: session.paymentMethod() }), response: session.session },
  shippingMethods: { request: nothing, response: order.shippingOverview },
  paymentMethods: { request: nothing, response: order.paymentOverview },
  checkout: { request: order.checkoutRequest, response: order.checkoutAnswer },
  claimAndFinish: { request: nothing, response: order.checkoutAnswer },
  refundNotice: { request: order.refundNoticeRequest, response: order.refundNotice },
  orderByNumber: { request: order.orderNumberRequest, response: order.order },
  renewOrderLink: { request: order.orderLinkRequest, response: nothing },
  payOrderAgain: { request: order.orderNumberRequest, response: order.payAgainAnswer },
  transactions: { request: order.transactionsRequest, response: order.transactionList },
  transaction: { request: order.transactionRequest, response: order.transaction },
  beginWithdrawal: { request: withdrawal.withdrawalRequest, response: withdrawal.withdrawalStarted },
  confirmWithdrawal: { request: withdrawal.withdrawalId, response: withdrawal.withdrawal },
  withdrawal: { request: withdrawal.withdrawalId, response: withdrawal.withdrawal },

  login: { request: contact.credentials, response: user.loginAnswer },
  currentUser: { request: nothing, response: user.currentUser },
  register: { request: contact.registration, response: nothing },
  activate: { request: contact.activation, response: nothing },
  emailExists: { request: contact.emailOnly, response: contact.existsAnswer },
  requestPasswordReset: { request: contact.emailOnly, response: nothing },
  changePasswordWithHash: { request: contact.passwordWithHash, response: nothing },
  changePassword: { request: contact.passwordChange, response: nothing },
  changeContact: { request: contact.contactChange, response: nothing },
  changeContactLanguage: { request: contact.languageRequest, response: nothing },
  mailDepartment: { request: contact.departmentMail, response: nothing },
  newsletterRegister: { request: contact.newsletterRequest, response: nothing },
  newsletterOptIn: { request: contact.optinHash, response: nothing },
  newsletterOptOut: { request: contact.optinHash, response: nothing },

  search: { request: product.searchRequest, response: product.searchResponse },
  loadProducts: { request: product.loadProductsRequest, response: product.loadProductsResponse },
  retiredProduct: { request: product.retiredProductRequest, response: product.retiredProduct },
  categoryMenu: { request: nothing, response: product.menu },
  category: { request: product.categoryRequest, response: product.category },
  manufacturers: { request: nothing, response: product.manufacturers },

  matchPartsList: { request: partsList.partsListRequest, response: partsList.partsListAnswer },
  cartAddPositions: { request: partsList.positionsRequest, response: session.cartAnswer },

  requestStockAlert: { request: stockAlert.stockAlertRequest, response: stockAlert.stockAlertAnswer },
  confirmStockAlert: { request: stockAlert.stockAlertHash, response: stockAlert.stockAlertProduct },
  endStockAlert: { request: stockAlert.stockAlertHash, response: stockAlert.stockAlertProduct },

  lists: { request: nothing, response: list.listEntries },
  list: { request: list.listIdRequest, response: list.savedList },
  sharedList: { request: list.shareKeyRequest, response: list.savedList },
  shopWindow: { request: nothing, response: list.shopWindow },
  createList: { request: list.createListRequest, response: list.listCreated },
  addToList: { request: list.addToListRequest, response: nothing },
  changeList: { request: list.changeListRequest, response: nothing },
  removeList: { request: list.listIdRequest, response: nothing },
  shareList: { request: list.shareListRequest, response: list.shareAnswer },
  ownNumbers: { request: nothing, response: list.ownNumbers },
  setOwnNumbers: { request: list.setNumbersRequest, response: list.setNumbersAnswer },

  quotes: { request: nothing, response: quote.quoteEntries },
  quote: { request: quote.quoteRequest, response: quote.quote },
  createQuote: { request: quote.createQuoteRequest, response: quote.quoteRequest },
  cartAddQuote: { request: quote.quoteRequest, response: session.cartAnswer },
} as const satisfies Record<CallName, { request: AnySchema; response: AnySchema }>;

type Schemas = typeof schemas;

/** Request of a call, as sent and as parsed by the server. */
export type RequestOf<Name extends CallName> = InferType<Schemas[Name]['request']>;
export type ResponseOf<Name extends CallName> = InferType<Schemas[Name]['response']>;
