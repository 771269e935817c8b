import type { RateSums } from '@platine/domain/cart/sumsByRate.ts';
import { toPercent } from '@platine/domain/money/vatRates.ts';
import type { OrderAct, Pieces } from '@platine/domain/order/life/acts.ts';
import type { OrderDocument } from '@platine/domain/order/order.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import type { Database } from '../../db/database.ts';
import type { WebhookEvent } from '../../db/webhookEvent.ts';
import { enqueueWebhook } from '../../webhooks/webhookOutbox.ts';
import type { Happened } from './happened.ts';

/** Tells the operator's other programs what has happened to an order, in the transaction of the act. */
export async function tellAct(tx: Database, { order, act }: Pick<Happened, 'order' | 'act'>): Promise<void> {
  const event = eventOf(act, order.document);
  if (event !== null) await enqueueWebhook(tx, event);
}

/** Null for acts that change nothing of the order. */
export function eventOf(act: OrderAct, document: OrderDocument): WebhookEvent | null {
  const order = { ORDER_NUMBER: document.orderNumber };
  switch (act.kind) {
    case 'placed':
      return { type: 'order.placed', data: placed(document) };
    case 'closed':
      return { type: 'order.closed', data: order };
    case 'cancelled':
      return { type: 'order.cancelled', data: { ...order, REASON: act.reason } };
    case 'sent':
      return { type: 'order.sent', data: { ...order, ...positions(act.pieces), CARRIER: act.carrier } };
    case 'packed':
    case 'delivered':
    case 'returned':
      return { type: `order.${act.kind}`, data: { ...order, ...positions(act.pieces) } };
    case 'withdrawn':
      return { type: 'withdrawal.entered', data: { ...order, ...(act.pieces && positions(act.pieces)) } };
    default:
      return moneyEvent(act, order);
  }
}

type Other = Exclude<
  OrderAct,
  { kind: 'placed' | 'closed' | 'cancelled' | 'sent' | 'packed' | 'delivered' | 'returned' | 'withdrawn' }
>;

function moneyEvent(act: Other, order: { readonly ORDER_NUMBER: string }): WebhookEvent | null {
  switch (act.kind) {
    case 'authorised':
      return { type: 'payment.authorised', data: order };
    case 'paymentFailed':
      return { type: 'payment.failed', data: order };
    case 'paid':
      return { type: 'payment.paid', data: { ...order, AMOUNT: toEuros(act.cents) } };
    case 'refunded':
      return { type: 'payment.refunded', data: { ...order, AMOUNT: toEuros(act.cents) } };
    case 'refundFailed':
      return { type: 'payment.refund_failed', data: { ...order, AMOUNT: toEuros(act.cents) } };
    case 'noted':
    case 'mailed':
      return null;
    case 'transferred':
      return { type: 'payment.transferred', data: { ...order, AMOUNT: toEuros(act.cents) } };
  }
}

function placed({ orderNumber, date, customerType, delivery, lines, totals, ...document }: OrderDocument) {
  return {
    ORDER_NUMBER: orderNumber,
    DATE: date,
    CUSTOMER_TYPE: customerType,
    COUNTRY_CODE: delivery?.country ?? null,
    SHIPPING_METHOD: document.shippingMethod,
    PAYMENT_METHOD: document.paymentMethod,
    POSITIONS: lines.map(({ sku, partNumber, amount, unit, rate }) => ({
      SKU: sku,
      PART_NUMBER: partNumber,
      AMOUNT: amount,
      UNIT_PRICE: toEuros(unit),
      ...(rate !== undefined && { VAT_RATE: toPercent(rate) }),
    })),
    SHIPMENT: toEuros(totals.shipment),
    TAX: toEuros(totals.tax),
    ...(totals.byRate && { TAXES: totals.byRate.map(taxOfRate) }),
    TOTAL: toEuros(totals.total),
  };
}

function taxOfRate({ rate, totalWithoutTax, tax, shipment }: RateSums) {
  return { RATE: toPercent(rate), NET: toEuros(totalWithoutTax), TAX: toEuros(tax), SHIPMENT: toEuros(shipment) };
}

const positions = (pieces: readonly Pieces[]) => ({
  POSITIONS: pieces.map(({ sku, amount }) => ({ SKU: sku, AMOUNT: amount })),
});
