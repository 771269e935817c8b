import { chargedToWire } from '../cart/chargedToWire.ts';
import { shipmentWithoutTax } from '../cart/sumsByRate.ts';
import type { ResponseOf } from '../contract/schemas.ts';
import type { Address } from '../customer/address.ts';
import { addressToWire } from '../customer/address.ts';
import { sessionToWire } from '../customer/sessionToWire.ts';
import { toEuros } from '../money/money.ts';
import { toPercent } from '../money/vatRates.ts';
import type { CheckoutResult } from './checkoutResult.ts';
import type { DocumentEntry } from './documentKinds.ts';
import { listedDocuments } from './proForma.ts';
import type { OrderEvent } from './life/events.ts';
import type { Order, OrderDocument, OrderEntry, OrderLine } from './order.ts';

type OrderWire = ResponseOf<'transaction'>;

/** An order as calls answer it, in euros. */
export function orderToWire(order: Order): OrderWire {
  return {
    ...entryToWire({ ...order, total: order.totals.total }),
    CUSTOMER_TYPE: order.customerType,
    EMAIL: order.email,
    VATID: order.vatId,
    SHIPPING_METHOD: order.shippingMethod,
    PAYMENT_METHOD: order.paymentMethod,
    PAID: order.paid,
    PAY_BY: order.payBy,
    CANCELLATION: order.cancellation,
    HISTORY: order.events.map(eventToWire),
    DOCUMENTS: listedDocuments(order).map(documentToWire),
    DELIVERY_ADDRESS: addressOrNull(order.delivery),
    INVOICE_ADDRESS: addressOrNull(order.invoice),
    PICKUP_ADDRESS: addressOrNull(order.pickup),
    CUSTOMER_COMMENT: order.comment,
    CUSTOMER_ORDER_NUMBER: order.ownOrderNumber,
    PEPPOL_ADDRESS: order.peppolAddress ?? '',
    QUOTE_NUMBER: order.quoteNumber ?? '',
    ...chargedToWire(order),
    POSITIONS: order.lines.map(lineToWire),
  };
}

export function ordersToWire(orders: readonly OrderDocument[]): ResponseOf<'transactions'> {
  return { TRANSACTIONS: orders.map((order) => entryToWire({ ...order, total: order.totals.total })) };
}

function entryToWire({ documentNumber, orderNumber, date, total }: OrderEntry) {
  return { FULL_TR_NUMBER: documentNumber, ORDER_NUMBER: orderNumber, ORDER_DATE: date, TOTAL: toEuros(total) };
}

export function checkoutToWire({ session, draft, orderNumber, redirect }: CheckoutResult): ResponseOf<'checkout'> {
  const { TOTAL, TOTAL_TAX } = chargedToWire(draft);
  const { totals, pricing, lines } = draft;
  return {
    REDIRECT: orderNumber === null ? redirect : null,
    TR_SUMMARY: {
      TOTAL_PRICE: TOTAL,
      TOTAL_TAX,
      TOTAL_SHIPMENT_WITHOUT_TAX: toEuros(shipmentWithoutTax(totals, pricing.vat)),
      ORDERS: orderNumber === null ? [] : [{ ORDER_NUMBER: orderNumber }],
      CHILDREN: [{ POSITIONS: lines.map(lineToWire) }],
    },
    SESSION: sessionToWire(session),
  };
}

export function addressOrNull(address: Address | null): OrderWire['DELIVERY_ADDRESS'] {
  return address === null ? null : addressToWire(address);
}

function eventToWire({ kind, date, cents, pieces, carrier, tracking }: OrderEvent): OrderWire['HISTORY'][number] {
  return {
    KIND: kind,
    DATE: date,
    MONEY: cents === null ? null : toEuros(cents),
    POSITIONS: pieces.map(({ sku, amount }) => ({ SKU: sku, AMOUNT: amount })),
    CARRIER: carrier,
    TRACKING_NUMBER: tracking,
  };
}

function documentToWire({ kind, number, date, bytes }: DocumentEntry): OrderWire['DOCUMENTS'][number] {
  return { FULL_TR_NUMBER: number, TR_TYPE: kind, DATE: date, BYTES: bytes };
}

export function lineToWire({
  sku,
  name,
  partNumber,
  amount,
  unit,
  line,
  rate,
  note,
  ownNumber,
}: OrderLine): OrderWire['POSITIONS'][number] {
  return {
    SKU: sku,
    NAME: name,
    MANUFACTURER_SKU: partNumber,
    AMOUNT: amount,
    UNIT_PRICE: toEuros(unit),
    PRICE: toEuros(line),
    ...(rate !== undefined && { VAT_RATE: toPercent(rate) }),
    ...(note !== undefined && { NOTE: note }),
    ...(ownNumber !== undefined && { OWN_NUMBER: ownNumber }),
  };
}
