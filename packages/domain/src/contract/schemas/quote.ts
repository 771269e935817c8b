import type { InferType } from 'yup';
import { string } from 'yup';
import { quotedLineStates, quoteStates } from '../../quote/quoteStates.ts';
import { orderedPosition } from './order.ts';
import { countryCode, customerType, euros, filledText, isoDate, listOf, oneOf, record, text, whole } from './parts.ts';
import { address, quoteNumber, shippingMethod, taxSums, vatCase } from './session.ts';

export const quoteRequest = record({ QUOTE_NUMBER: quoteNumber() });
/** The version of the cart that the shopper sees. */
export const createQuoteRequest = record({ CART_VERSION: whole() });

/** DATE is the day of the quote, VALID_UNTIL its last one, both in Luxembourg. */
const entry = record({
  QUOTE_NUMBER: quoteNumber(),
  DATE: isoDate().required(),
  VALID_UNTIL: isoDate().required(),
  STATE: oneOf(quoteStates),
  TOTAL: euros(),
});
export const quoteEntries = record({ QUOTES: listOf(entry) });
export const quote = entry.concat(
  record({
    /** The order that was placed from it. */
    ORDER_NUMBER: string().strict().nullable().defined(),
    CUSTOMER_TYPE: customerType(),
    COUNTRY_CODE: countryCode(),
    EMAIL: filledText(50),
    VATID: string().strict().nullable().defined(),
    VAT: vatCase,
    SHIPPING_METHOD: shippingMethod(),
    DELIVERY_ADDRESS: address.nullable().defined(),
    INVOICE_ADDRESS: address.nullable().defined(),
    CUSTOMER_COMMENT: text(),
    CUSTOMER_ORDER_NUMBER: text(60),
    TOTAL_TAX: euros(),
    TOTAL_SHIPMENT: euros(),
    TAXES: taxSums(),
    POSITIONS: listOf(
      orderedPosition.concat(
        record({
          /** The price per piece as the catalogue has it, which the quote holds. */
          BRUTTO_SP: euros(),
          STATE: oneOf(quotedLineStates),
          /** Pieces that can be ordered today, and those in stock. */
          AMOUNT_TODAY: whole(),
          IN_STOCK: whole(),
        }),
      ),
    ),
  }),
);

export type QuoteWire = InferType<typeof quote>;
export type QuoteEntriesWire = InferType<typeof quoteEntries>;
