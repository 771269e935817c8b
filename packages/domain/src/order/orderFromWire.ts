import { pricingFromWire, totalsFromWire } from '../cart/chargedFromWire.ts';
import type { ResponseOf } from '../contract/schemas.ts';
import type { Address } from '../customer/address.ts';
import { addressFromWire } from '../customer/address.ts';
import { toCents } from '../money/money.ts';
import { fromPercent } from '../money/vatRates.ts';
import type { DocumentEntry } from './documentKinds.ts';
import type { OrderEvent } from './life/events.ts';
import type { Order, OrderEntry, OrderLine } from './order.ts';

type OrderWire = ResponseOf<'transaction'>;

export function orderFromWire(wire: OrderWire): Order {
  return {
    orderNumber: wire.ORDER_NUMBER,
    documentNumber: wire.FULL_TR_NUMBER,
    date: wire.ORDER_DATE,
    customerType: wire.CUSTOMER_TYPE,
    email: wire.EMAIL,
    vatId: wire.VATID,
    pricing: pricingFromWire(wire.VAT, wire.CUSTOMER_TYPE),
    shippingMethod: wire.SHIPPING_METHOD,
    paymentMethod: wire.PAYMENT_METHOD,
    paid: wire.PAID,
    payBy: wire.PAY_BY,
    cancellation: wire.CANCELLATION,
    events: wire.HISTORY.map(eventFromWire),
    documents: wire.DOCUMENTS.map(documentFromWire),
    delivery: addressOrNull(wire.DELIVERY_ADDRESS),
    invoice: addressOrNull(wire.INVOICE_ADDRESS),
    pickup: addressOrNull(wire.PICKUP_ADDRESS),
    comment: wire.CUSTOMER_COMMENT,
    ownOrderNumber: wire.CUSTOMER_ORDER_NUMBER,
    ...(wire.PEPPOL_ADDRESS !== '' && { peppolAddress: wire.PEPPOL_ADDRESS }),
    ...(wire.QUOTE_NUMBER !== '' && { quoteNumber: wire.QUOTE_NUMBER }),
    totals: totalsFromWire(wire),
    lines: wire.POSITIONS.map(lineFromWire),
  };
}

export function orderEntriesFromWire({ TRANSACTIONS }: ResponseOf<'transactions'>): OrderEntry[] {
  return TRANSACTIONS.map(({ FULL_TR_NUMBER, ORDER_NUMBER, ORDER_DATE, TOTAL }) => ({
    documentNumber: FULL_TR_NUMBER,
    orderNumber: ORDER_NUMBER,
    date: ORDER_DATE,
    total: toCents(TOTAL),
  }));
}

export function addressOrNull(wire: OrderWire['DELIVERY_ADDRESS']): Address | null {
  return wire === null ? null : addressFromWire(wire);
}

function eventFromWire(wire: OrderWire['HISTORY'][number]): OrderEvent {
  return {
    kind: wire.KIND,
    date: wire.DATE,
    cents: wire.MONEY === null ? null : toCents(wire.MONEY),
    pieces: wire.POSITIONS.map(({ SKU, AMOUNT }) => ({ sku: SKU, amount: AMOUNT })),
    carrier: wire.CARRIER,
    tracking: wire.TRACKING_NUMBER,
  };
}

function documentFromWire(wire: OrderWire['DOCUMENTS'][number]): DocumentEntry {
  return { kind: wire.TR_TYPE, number: wire.FULL_TR_NUMBER, date: wire.DATE, bytes: wire.BYTES };
}

export function lineFromWire(wire: OrderWire['POSITIONS'][number]): OrderLine {
  return {
    sku: wire.SKU,
    name: wire.NAME,
    partNumber: wire.MANUFACTURER_SKU,
    amount: wire.AMOUNT,
    unit: toCents(wire.UNIT_PRICE),
    line: toCents(wire.PRICE),
    ...(wire.VAT_RATE !== undefined && { rate: fromPercent(wire.VAT_RATE) }),
    ...(wire.NOTE !== undefined && { note: wire.NOTE }),
    ...(wire.OWN_NUMBER !== undefined && { ownNumber: wire.OWN_NUMBER }),
  };
}
