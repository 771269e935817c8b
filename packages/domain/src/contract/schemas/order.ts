import { string } from 'yup';
import { addressTypes } from '../../customer/addressTypes.ts';
import { orderCancellations } from '../../order/life/acts.ts';
import { documentKinds } from '../../order/documentKinds.ts';
import { orderEventKinds } from '../../order/life/events.ts';
import { paymentRefusals } from '../../payment/methods.ts';
import { carrierPattern } from '../../shipping/carriers.ts';
import { shippingRefusals } from '../../shipping/offers.ts';
import {
  address,
  adjustment,
  lineNote,
  ownNumber,
  paymentMethod,
  session,
  shippingMethod,
  taxSums,
  vatCase,
} from './session.ts';
import { vatRate } from './product.ts';
import {
  countryCode,
  customerType,
  euros,
  filledText,
  flag,
  isoDate,
  listOf,
  localized,
  oneOf,
  record,
  sku,
  text,
  whole,
  wholeOrDigits,
} from './parts.ts';

/** UNIT_PRICE and PRICE, which is that of the line, are in the mode that the order was placed in (D11). */
export const orderedPosition = record({
  SKU: sku(),
  NAME: localized(),
  MANUFACTURER_SKU: text(80),
  AMOUNT: whole(1),
  UNIT_PRICE: euros(),
  PRICE: euros(),
  /** Left out where it is the RATE of VAT. */
  VAT_RATE: vatRate().optional(),
  NOTE: lineNote(),
  OWN_NUMBER: ownNumber(),
});

/** The short name of a carrier in the shop's settings. */
export const carrier = () => string().strict().matches(carrierPattern);

/** Something that has happened to an order; the three last fields are those of a payment, of goods, and of a parcel (D37). */
const orderEvent = record({
  KIND: oneOf(orderEventKinds),
  DATE: isoDate().required(),
  MONEY: euros().nullable().defined(),
  POSITIONS: listOf(record({ SKU: sku(), AMOUNT: whole(1) })),
  CARRIER: carrier().nullable().defined(),
  TRACKING_NUMBER: text(),
});

/** A document of an order, whose file is at /api/shop/transaction/file/{FULL_TR_NUMBER}.pdf; BYTES is null until the file has been made. */
const orderDocument = record({
  FULL_TR_NUMBER: filledText(40),
  TR_TYPE: oneOf(documentKinds),
  DATE: isoDate().required(),
  BYTES: whole(1).nullable().defined(),
});

/** A placed order's document: order confirmation KB, invoice RE or delivery note LS (D9). */
export const transaction = record({
  FULL_TR_NUMBER: filledText(40),
  ORDER_NUMBER: filledText(40),
  ORDER_DATE: isoDate().required(),
  CUSTOMER_TYPE: customerType(),
  EMAIL: filledText(50),
  VATID: string().strict().nullable().defined(),
  VAT: vatCase,
  SHIPPING_METHOD: shippingMethod(),
  PAYMENT_METHOD: paymentMethod(),
  PAID: flag(),
  PAY_BY: isoDate().nullable().defined(),
  CANCELLATION: oneOf(orderCancellations).nullable().defined(),
  HISTORY: listOf(orderEvent),
  DOCUMENTS: listOf(orderDocument),
  DELIVERY_ADDRESS: address.nullable().defined(),
  INVOICE_ADDRESS: address.nullable().defined(),
  PICKUP_ADDRESS: address.nullable().defined(),
  CUSTOMER_COMMENT: text(),
  CUSTOMER_ORDER_NUMBER: text(60),
  PEPPOL_ADDRESS: text(60),
  /** Empty where it was not ordered from a quote. */
  QUOTE_NUMBER: text(40),
  TOTAL: euros(),
  TOTAL_TAX: euros(),
  TOTAL_SHIPMENT: euros(),
  TAXES: taxSums(),
  POSITIONS: listOf(orderedPosition),
});
export const transactionList = record({
  TRANSACTIONS: listOf(
    record({
      FULL_TR_NUMBER: filledText(40),
      ORDER_NUMBER: filledText(40),
      ORDER_DATE: isoDate().required(),
      TOTAL: euros(),
    }),
  ),
});
export const order = record({ ORDER_NUMBER: filledText(40), KB: listOf(filledText(40)), TRANSACTION: transaction });

export const checkoutSummary = record({
  TOTAL_PRICE: euros(),
  TOTAL_TAX: euros(),
  TOTAL_SHIPMENT_WITHOUT_TAX: euros(),
  ORDERS: listOf(record({ ORDER_NUMBER: filledText(40) })),
  CHILDREN: listOf(record({ POSITIONS: listOf(orderedPosition) })),
});
/** Both are sent as headers; without them the server takes the key from session and cart version (D4). */
export const checkoutRequest = record({
  IDEMPOTENCY_KEY: string().strict().max(100),
  CART_VERSION: wholeOrDigits(0, Number.MAX_SAFE_INTEGER),
});
/** REDIRECT is the provider's page, or null when the order is placed without one. */
export const checkoutAnswer = record({
  REDIRECT: string().strict().nullable().defined(),
  TR_SUMMARY: checkoutSummary,
  SESSION: session,
});

/** The payment that the provider's return address names. */
export const refundNoticeRequest = record({ PAYMENT_ID: filledText(100) });
/** The amount that goes back because the payment was approved after the shop had ended it; null for any other payment. */
export const refundNotice = record({ REFUND: euros().nullable() });

/** SIGNATURE is that of a mailed link, for an order that is not one's own (D7). */
export const adoptRequest = record({
  FULL_TR_NUMBER: filledText(40),
  SIGNATURE: string().strict().max(200),
  POSITIONS: listOf(record({ SKU: sku(), AMOUNT: whole(1, 100_000) })).max(500),
});
/** Products that could not be taken over: those no longer for sale, and discontinued ones. */
export const adoptAnswer = record({
  FULL_TR_NUMBER: filledText(40),
  NO_SALES: listOf(sku()),
  EOLS: listOf(sku()),
  ADJUSTMENTS: listOf(adjustment),
  SESSION: session,
});
export const productsWithoutSale = record({ NO_SALES: listOf(sku()) });

export const paymentOverview = record({
  METHODS: listOf(
    record({
      PAYMENT_METHOD: paymentMethod(),
      OFFERED: flag(),
      REASON: oneOf(paymentRefusals).nullable().defined(),
    }),
  ),
});

/** Cost of each shipping method for the current cart, in the display mode, and the reason why one is not offered; MISSING is in euros (D12). */
export const shippingOverview = record({
  METHODS: listOf(
    record({
      SHIPPING_METHOD: shippingMethod(),
      OFFERED: flag(),
      PRICE: euros().nullable().defined(),
      REASON: oneOf(shippingRefusals).nullable().defined(),
      MISSING: euros().nullable().defined(),
    }),
  ),
});

export const addressRequest = record({ ADDRESS_DATA: address });
export const changeAddressRequest = record({
  ADDRESS_LABEL: oneOf(addressTypes),
  NEW_ADDRESS: address,
  OLD_ADDRESS: address,
});
export const addressAnswer = record({ ADDRESS: address, SESSION: session });
export const addressList = record({ ADDRESSES: listOf(address) });
export const pickupAddress = record({ ADDRESS: address });

export const shippingCostsRequest = record({ CUSTOMER_TYPE: customerType(), COUNTRY_CODE: countryCode() });
export const shippingCosts = record({
  COSTS: listOf(record({ SHIPPING_METHOD: shippingMethod(), UP_TO_GRAMS: whole(1), PRICE: euros() })),
  FREE_SHIPPING_THRESHOLD: euros().nullable().defined(),
});
export const shippingTariffsRequest = record({ CUSTOMER_TYPE: customerType() });
export const shippingTariffs = record({
  TARIFFS: listOf(shippingCosts.concat(record({ COUNTRY_CODES: listOf(countryCode()) }))),
});
export const shippingMethodTexts = record({
  METHODS: listOf(record({ SHIPPING_METHOD: shippingMethod(), NAME: localized() })),
});

/** SIGNATURE is that of a link in a mail, which shows the order to whoever has it (D7). */
export const orderNumberRequest = record({ ORDER_NUMBER: filledText(40), SIGNATURE: string().strict().max(200) });
export const orderLinkRequest = record({ ORDER_NUMBER: filledText(40), SIGNATURE: filledText(200) });
/** REDIRECT is the provider's page; null when the order waits for no payment there any more. */
export const payAgainAnswer = record({ REDIRECT: string().strict().nullable().defined() });
export const transactionsRequest = record({ TR_TYPE: oneOf(['KB', 'RE', 'LS']) });
export const transactionRequest = record({ FULL_TR_NUMBER: filledText(40) });
