import type { InferType } from 'yup';
import { number, string } from 'yup';
import { longestNote } from '../../cart/lineNote.ts';
import { longestOwnNumber } from '../../lists/ownNumber.ts';
import { addressTypes } from '../../customer/addressTypes.ts';
import { vatIdChecks } from '../../customer/vatId.ts';
import { vatKinds } from '../../money/vat.ts';
import { paymentMethods } from '../../payment/methods.ts';
import { shippingMethods } from '../../shipping/methods.ts';
import {
  countryCode,
  customerType,
  euros,
  filledText,
  flag,
  languageCode,
  listOf,
  localized,
  oneOf,
  record,
  sku,
  text,
  textOrNothing,
  whole,
} from './parts.ts';
import { content, lifecycle, priceEntry, stock, taxClass, vatRate } from './product.ts';

/** A name or line of an address may be empty while the shopper still fills it in; the checkout decides whether it is complete. */
export const address = record({
  ADDRESS_ID: filledText(60),
  ADDRESS_TYPES: listOf(oneOf(addressTypes)),
  COUNTRY_CODE: countryCode(),
  COMPANY: text(60),
  DEPARTMENT: text(60),
  FIRSTNAME: text(60),
  LASTNAME: text(60),
  STREET: text(60),
  SUPPLEMENT: textOrNothing(60),
  ZIPCODE: text(20),
  CITY: text(60),
});

/** Which VAT the cart is charged with and why (D11). RATE is that of STANDARD products; REDUCED_RATE is left out where it is the same. */
export const vatCase = record({
  CASE: oneOf(vatKinds),
  COUNTRY_CODE: countryCode(),
  RATE: vatRate().required(),
  REDUCED_RATE: vatRate().optional(),
});

/** The sums of what bears one rate; SHIPMENT is its part of TOTAL_SHIPMENT. All rates together are the totals. */
const taxSum = record({ RATE: vatRate().required(), NET: euros(), TAX: euros(), SHIPMENT: euros() });
/** The highest rate first; left out where all is taxed at the RATE of VAT. */
export const taxSums = () => listOf(taxSum).optional();

/** The customer's note of a line (record 0113); left out where there is none. */
export const lineNote = () => string().strict().max(longestNote).optional();

/** The customer's own number for the product (record 0091); left out where there is none. */
export const ownNumber = () => string().strict().max(longestOwnNumber).optional();

export const quoteNumber = () => filledText(40);
/** The quote that holds a price for exactly so many pieces, as BRUTTO_SP of its line. */
const quoted = record({ QUOTE_NUMBER: quoteNumber(), AMOUNT: whole(1), EXPIRED: flag() });

/** Beside spec §3, a position carries what the cart shows of it, so that the cart is one call. */
export const position = record({
  SKU: sku(),
  AMOUNT: whole(1),
  CURRENCY: oneOf(['EUR']),
  NAME: localized(),
  MANUFACTURER_NAME: text(120),
  MANUFACTURER_SKU: text(80),
  PICTURE: localized().nullable().defined(),
  /** Shown wherever the picture is (D34). */
  PICTURE_COPYRIGHT: localized().nullable().defined(),
  PRICES: listOf(priceEntry),
  MINIMUM_ORDER_QUANTITY: whole(1),
  CART_LIMIT: whole().nullable().defined(),
  UNIT_PRICE: euros(),
  LINE_PRICE: euros(),
  STOCK: stock,
  TAX_CLASS: taxClass(),
  CONTENT: content.nullable().optional().default(undefined),
  /** Of a toy: they stand before the button that orders. */
  WARNINGS: listOf(localized()).optional(),
  NOTE: lineNote(),
  OWN_NUMBER: ownNumber(),
  LIFECYCLE: lifecycle.nullable().optional().default(undefined),
  QUOTED: quoted.optional().default(undefined),
});

/** UNIT_PRICE and LINE_PRICE are in the display mode (gross for PRIVATE, net for COMPANY); the totals are what is charged (D10, D11). */
export const cart = record({
  VERSION: whole(),
  POSITIONS: listOf(position),
  VAT: vatCase,
  TOTAL: euros(),
  TOTAL_TAX: euros(),
  TOTAL_WITHOUT_TAX: euros(),
  TOTAL_SHIPMENT: euros(),
  TAXES: taxSums(),
  MINIMUM_ORDER_VALUE: euros(),
  FREE_SHIPPING_THRESHOLD: number().strict().min(0).nullable().defined(),
  ORDER_NUMBER: string().strict().nullable().defined(),
});

export const shippingMethod = () => oneOf(shippingMethods);
export const paymentMethod = () => oneOf(paymentMethods);

/** An order whose payment has begun and whose end is not known: REDIRECT leads back to the provider's page (D5). */
const pendingPayment = record({ PAYMENT_METHOD: paymentMethod(), REDIRECT: filledText(2000) });

export const session = record({
  ACTIVE_LANGUAGE: languageCode().nullable().defined(),
  LANGUAGE_CHANGED: flag(),
  CUSTOMER_TYPE: customerType(),
  COUNTRY_CODE: countryCode(),
  EMAIL: string().strict().nullable().defined(),
  VATID: string().strict().nullable().defined(),
  VATID_CHECK: oneOf(vatIdChecks).nullable().defined(),
  ADDRESSES: listOf(address),
  FLAGS: listOf(filledText(60)),
  SHIPPING_METHOD: shippingMethod().nullable().defined(),
  PAYMENT_METHOD: paymentMethod().nullable().defined(),
  CUSTOMER_COMMENT: text(),
  CUSTOMER_ORDER_NUMBER: text(60),
  PEPPOL_ADDRESS: text(60),
  PENDING_PAYMENT: pendingPayment.nullable().defined(),
  CART: cart,
});

/** Amounts that the server changed from the requested ones. The shopper is told (spec §4, D6, D13). */
export const adjustment = record({
  SKU: sku(),
  REASON: oneOf(['CART_LIMIT', 'ORDER_QUANTITY', 'NO_SALE', 'CART_FULL']),
  WANTED: whole(),
  AMOUNT: whole(),
});
export const cartAnswer = record({ SESSION: session, ADJUSTMENTS: listOf(adjustment) });

/** Pieces of a product to put in or take out; an unreasonable amount is refused here, a large one is capped by the rules (D13). */
export const positionChange = record({ SKU: sku(), AMOUNT: whole(1, 100_000) });

export type SessionWire = InferType<typeof session>;
export type CartWire = InferType<typeof cart>;
export type PositionWire = InferType<typeof position>;
export type AddressWire = InferType<typeof address>;
export type CartAnswerWire = InferType<typeof cartAnswer>;
