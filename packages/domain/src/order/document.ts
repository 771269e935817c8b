import type { SessionWire } from '../contract/schemas/session.ts';
import type { ResponseOf } from '../contract/schemas.ts';
import { addressFromWire, addressToWire, invoiceAddress, addressFor } from '../customer/address.ts';
import { rateFromWire } from '../cart/chargedFromWire.ts';
import { shipmentWithoutTax } from '../cart/totals.ts';
import { toCents, toEuros } from '../money/money.ts';
import { isPickup } from '../shipping/methods.ts';
import { warehouse } from '../shipping/warehouse.ts';

type TransactionWire = ResponseOf<'transaction'>;
type SummaryWire = ResponseOf<'checkout'>['TR_SUMMARY'];

/** The methods are chosen before there is anything to order. */
export type OrderedSession = SessionWire & {
  readonly EMAIL: string;
  readonly SHIPPING_METHOD: NonNullable<SessionWire['SHIPPING_METHOD']>;
  readonly PAYMENT_METHOD: NonNullable<SessionWire['PAYMENT_METHOD']>;
};

/** Whether a session says everything that an order's document names. */
export function isOrderable(session: SessionWire): session is OrderedSession {
  return session.EMAIL !== null && session.SHIPPING_METHOD !== null && session.PAYMENT_METHOD !== null;
}

/** `day` is YYYY-MM-DD in Luxembourg. */
export type OrderFacts = { readonly orderNumber: string; readonly day: string };

/** The order confirmation of what a session holds now (D9): both servers write it once and never change it but for PAID. */
export function orderDocument(session: OrderedSession, { orderNumber, day }: OrderFacts): TransactionWire {
  const { CART, CUSTOMER_TYPE } = session;
  const addresses = session.ADDRESSES.map(addressFromWire);
  const delivery = addressFor(addresses, 'DELIVERY');
  const invoice = invoiceAddress(addresses);
  const fetched = isPickup(session.SHIPPING_METHOD);
  return {
    ...numbered({ orderNumber, day }),
    CUSTOMER_TYPE,
    EMAIL: session.EMAIL,
    VATID: CUSTOMER_TYPE === 'COMPANY' ? session.VATID : null,
    VAT: CART.VAT,
    SHIPPING_METHOD: session.SHIPPING_METHOD,
    PAYMENT_METHOD: session.PAYMENT_METHOD,
    PAID: false,
    DELIVERY_ADDRESS: fetched || delivery === null ? null : addressToWire(delivery),
    INVOICE_ADDRESS: invoice === null ? null : addressToWire(invoice),
    PICKUP_ADDRESS: fetched ? addressToWire(warehouse) : null,
    CUSTOMER_COMMENT: session.CUSTOMER_COMMENT,
    CUSTOMER_ORDER_NUMBER: session.CUSTOMER_ORDER_NUMBER,
    TOTAL: CART.TOTAL,
    TOTAL_TAX: CART.TOTAL_TAX,
    TOTAL_SHIPMENT: CART.TOTAL_SHIPMENT,
    POSITIONS: orderedPositions(session),
  };
}

/** The same document under another number: it is drafted before the payment and numbered when the order is placed. */
export function withOrderNumber(document: TransactionWire, facts: OrderFacts): TransactionWire {
  return { ...document, ...numbered(facts) };
}

function numbered({ orderNumber, day }: OrderFacts) {
  return { FULL_TR_NUMBER: `KB-${orderNumber}`, ORDER_NUMBER: orderNumber, ORDER_DATE: day };
}

/** What is being ordered; ORDERS names the order once it is placed. */
export function checkoutSummary(session: SessionWire, orderNumber: string | null): SummaryWire {
  const { TOTAL, TOTAL_TAX, TOTAL_SHIPMENT, VAT } = session.CART;
  return summary({ TOTAL, TOTAL_TAX, TOTAL_SHIPMENT, VAT, POSITIONS: orderedPositions(session) }, orderNumber);
}

/** The same of an order that is placed. */
export function documentSummary(document: TransactionWire): SummaryWire {
  return summary(document, document.ORDER_NUMBER);
}

type Summarised = Pick<TransactionWire, 'TOTAL' | 'TOTAL_TAX' | 'TOTAL_SHIPMENT' | 'VAT' | 'POSITIONS'>;

function summary(of: Summarised, orderNumber: string | null): SummaryWire {
  return {
    TOTAL_PRICE: of.TOTAL,
    TOTAL_TAX: of.TOTAL_TAX,
    TOTAL_SHIPMENT_WITHOUT_TAX: toEuros(shipmentWithoutTax(toCents(of.TOTAL_SHIPMENT), rateFromWire(of.VAT))),
    ORDERS: orderNumber === null ? [] : [{ ORDER_NUMBER: orderNumber }],
    CHILDREN: [{ POSITIONS: of.POSITIONS }],
  };
}

function orderedPositions({ CART }: SessionWire): TransactionWire['POSITIONS'] {
  return CART.POSITIONS.map(({ SKU, NAME, MANUFACTURER_SKU, AMOUNT, UNIT_PRICE, LINE_PRICE }) => ({
    SKU,
    NAME,
    MANUFACTURER_SKU,
    AMOUNT,
    UNIT_PRICE,
    PRICE: LINE_PRICE,
  }));
}
