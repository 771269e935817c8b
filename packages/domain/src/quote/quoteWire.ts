import { pricingFromWire, totalsFromWire } from '../cart/chargedFromWire.ts';
import { chargedToWire } from '../cart/chargedToWire.ts';
import type { QuoteEntriesWire, QuoteWire } from '../contract/schemas/quote.ts';
import { toCents, toEuros } from '../money/money.ts';
import { addressOrNull as addressFromWire, lineFromWire } from '../order/orderFromWire.ts';
import { addressOrNull as addressToWire, lineToWire } from '../order/orderToWire.ts';
import type { LineToday, QuoteEntry, QuoteLine, ShownQuote } from './quote.ts';

export function quoteToWire(quote: ShownQuote): QuoteWire {
  return {
    ...entryToWire({ ...quote, total: quote.totals.total }),
    ORDER_NUMBER: quote.orderNumber,
    CUSTOMER_TYPE: quote.customerType,
    COUNTRY_CODE: quote.country,
    EMAIL: quote.email,
    VATID: quote.vatId,
    SHIPPING_METHOD: quote.shippingMethod,
    DELIVERY_ADDRESS: addressToWire(quote.delivery),
    INVOICE_ADDRESS: addressToWire(quote.invoice),
    CUSTOMER_COMMENT: quote.comment,
    CUSTOMER_ORDER_NUMBER: quote.ownOrderNumber,
    ...chargedToWire(quote),
    POSITIONS: quote.lines.flatMap((line, index) => {
      const today = quote.today[index];
      return today === undefined ? [] : [{ ...lineToWire(line), BRUTTO_SP: toEuros(line.held), ...todayToWire(today) }];
    }),
  };
}

export function quoteFromWire(wire: QuoteWire): ShownQuote {
  return {
    ...entryFromWire(wire),
    orderNumber: wire.ORDER_NUMBER,
    customerType: wire.CUSTOMER_TYPE,
    country: wire.COUNTRY_CODE,
    email: wire.EMAIL,
    vatId: wire.VATID,
    pricing: pricingFromWire(wire.VAT, wire.CUSTOMER_TYPE),
    shippingMethod: wire.SHIPPING_METHOD,
    delivery: addressFromWire(wire.DELIVERY_ADDRESS),
    invoice: addressFromWire(wire.INVOICE_ADDRESS),
    comment: wire.CUSTOMER_COMMENT,
    ownOrderNumber: wire.CUSTOMER_ORDER_NUMBER,
    totals: totalsFromWire(wire),
    lines: wire.POSITIONS.map((line): QuoteLine => ({ ...lineFromWire(line), held: toCents(line.BRUTTO_SP) })),
    today: wire.POSITIONS.map(({ STATE, AMOUNT_TODAY, IN_STOCK }) => ({
      state: STATE,
      amount: AMOUNT_TODAY,
      inStock: IN_STOCK,
    })),
  };
}

export function quoteEntriesToWire(entries: readonly QuoteEntry[]): QuoteEntriesWire {
  return { QUOTES: entries.map(entryToWire) };
}

export function quoteEntriesFromWire({ QUOTES }: QuoteEntriesWire): QuoteEntry[] {
  return QUOTES.map((wire) => ({ ...entryFromWire(wire), total: toCents(wire.TOTAL) }));
}

type EntryWire = QuoteEntriesWire['QUOTES'][number];

function entryToWire({ number, date, validUntil, state, total }: QuoteEntry): EntryWire {
  return { QUOTE_NUMBER: number, DATE: date, VALID_UNTIL: validUntil, STATE: state, TOTAL: toEuros(total) };
}

function entryFromWire({ QUOTE_NUMBER, DATE, VALID_UNTIL, STATE }: EntryWire): Omit<QuoteEntry, 'total'> {
  return { number: QUOTE_NUMBER, date: DATE, validUntil: VALID_UNTIL, state: STATE };
}

function todayToWire({ state, amount, inStock }: LineToday) {
  return { STATE: state, AMOUNT_TODAY: amount, IN_STOCK: inStock };
}
