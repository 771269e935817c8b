import { pricingFromWire, totalsFromWire } from '../cart/chargedFromWire.ts';
import type { Pricing, Totals } from '../cart/totals.ts';
import type { ResponseOf } from '../contract/schemas.ts';
import type { Address } from '../customer/address.ts';
import { addressFromWire } from '../customer/address.ts';
import type { LocalizedText } from '../language/text.ts';
import type { Cents } from '../money/money.ts';
import { toCents } from '../money/money.ts';
import type { PaymentMethod } from '../payment/methods.ts';
import type { ShippingMethod } from '../shipping/methods.ts';

type TransactionWire = ResponseOf<'transaction'>;

/** A line of goods as they are ordered: prices in the mode of the order (D11). */
export type OrderLine = {
  readonly sku: number;
  readonly name: LocalizedText;
  readonly partNumber: string;
  readonly amount: number;
  readonly unit: Cents;
  readonly line: Cents;
};

/** A placed order's document: order confirmation, invoice or delivery note (spec §3, D9). */
export type Transaction = {
  /** The document's own number. */
  readonly number: string;
  readonly orderNumber: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly email: string;
  readonly vatId: string | null;
  readonly pricing: Pricing;
  readonly shippingMethod: ShippingMethod;
  readonly paymentMethod: PaymentMethod;
  readonly paid: boolean;
  readonly delivery: Address | null;
  readonly invoice: Address | null;
  readonly pickup: Address | null;
  readonly comment: string;
  /** The number that the customer gave the order. */
  readonly ownOrderNumber: string;
  readonly totals: Totals;
  readonly lines: readonly OrderLine[];
};

/** An order in a list of orders. */
export type OrderEntry = {
  /** The document's own number. */
  readonly number: string;
  readonly orderNumber: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly total: Cents;
};

export function orderEntriesFromWire({ TRANSACTIONS }: ResponseOf<'transactions'>): OrderEntry[] {
  return TRANSACTIONS.map(({ FULL_TR_NUMBER, ORDER_NUMBER, ORDER_DATE, TOTAL }) => ({
    number: FULL_TR_NUMBER,
    orderNumber: ORDER_NUMBER,
    date: ORDER_DATE,
    total: toCents(TOTAL),
  }));
}

export function transactionFromWire(wire: TransactionWire): Transaction {
  return {
    number: wire.FULL_TR_NUMBER,
    orderNumber: wire.ORDER_NUMBER,
    date: wire.ORDER_DATE,
    email: wire.EMAIL,
    vatId: wire.VATID,
    pricing: pricingFromWire(wire.VAT, wire.CUSTOMER_TYPE),
    shippingMethod: wire.SHIPPING_METHOD,
    paymentMethod: wire.PAYMENT_METHOD,
    paid: wire.PAID,
    delivery: addressOrNull(wire.DELIVERY_ADDRESS),
    invoice: addressOrNull(wire.INVOICE_ADDRESS),
    pickup: addressOrNull(wire.PICKUP_ADDRESS),
    comment: wire.CUSTOMER_COMMENT,
    ownOrderNumber: wire.CUSTOMER_ORDER_NUMBER,
    totals: totalsFromWire(wire),
    lines: wire.POSITIONS.map(lineFromWire),
  };
}

function addressOrNull(wire: TransactionWire['DELIVERY_ADDRESS']): Address | null {
  return wire === null ? null : addressFromWire(wire);
}

function lineFromWire(wire: TransactionWire['POSITIONS'][number]): OrderLine {
  return {
    sku: wire.SKU,
    name: wire.NAME,
    partNumber: wire.MANUFACTURER_SKU,
    amount: wire.AMOUNT,
    unit: toCents(wire.UNIT_PRICE),
    line: toCents(wire.PRICE),
  };
}
