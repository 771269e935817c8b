import { string } from 'yup';
import { addressTypes } from '../../customer/address.ts';
import { paymentRefusals } from '../../payment/methods.ts';
import { address, paymentMethod, session, shippingMethod } from './session.ts';
import {
  countryCode,
  customerType,
  euros,
  filledText,
  flag,
  isoDate,
  languageCode,
  listOf,
  localized,
  oneOf,
  record,
  sku,
  text,
  whole,
} from './parts.ts';

const orderedPosition = record({ SKU: sku(), NAME: localized(), AMOUNT: whole(1), PRICE: euros() });

/** A placed order's document: order confirmation KB, invoice RE or delivery note LS (D9). */
export const transaction = record({
  FULL_TR_NUMBER: filledText(40),
  ORDER_NUMBER: filledText(40),
  ORDER_DATE: isoDate().required(),
  SHIPPING_METHOD: shippingMethod(),
  PAYMENT_METHOD: paymentMethod(),
  DELIVERY_ADDRESS: address.nullable().defined(),
  INVOICE_ADDRESS: address.nullable().defined(),
  PICKUP_ADDRESS: address.nullable().defined(),
  CUSTOMER_COMMENT: text(),
  CUSTOMER_ORDER_NUMBER: text(60),
  TOTAL: euros(),
  TOTAL_TAX: euros(),
  TOTAL_SHIPMENT: euros(),
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
/** REDIRECT is the provider's page, or null when the order is placed without one. */
export const checkoutAnswer = record({
  REDIRECT: string().strict().nullable().defined(),
  TR_SUMMARY: checkoutSummary,
  SESSION: session,
});

export const adoptRequest = record({
  FULL_TR_NUMBER: filledText(40),
  POSITIONS: listOf(record({ SKU: sku(), AMOUNT: whole(1, 100_000) })).max(500),
});
/** What could not be taken over: products no longer for sale, and products at the end of their life. */
export const adoptAnswer = record({
  FULL_TR_NUMBER: filledText(40),
  NO_SALES: listOf(sku()),
  EOLS: listOf(sku()),
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
export const shippingMethodTexts = record({
  METHODS: listOf(record({ SHIPPING_METHOD: shippingMethod(), NAME: localized() })),
});

export const currentUser = record({
  USER: record({
    USER_ID: filledText(50),
    ACTIVE_LANGUAGE: languageCode(),
    CUSTOMER: record({ CUSTOMER_ID: filledText(40), CUSTOMER_TYPE: customerType(), EDUCATIONAL_INSTITUTION: flag() }),
  })
    .nullable()
    .defined(),
});

export const orderNumberRequest = record({ ORDER_NUMBER: filledText(40) });
export const transactionsRequest = record({ TR_TYPE: oneOf(['KB', 'RE', 'LS']) });
export const transactionRequest = record({ FULL_TR_NUMBER: filledText(40) });
