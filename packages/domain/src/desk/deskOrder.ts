import type { DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import type { Cents } from '../money/money.ts';
import { toCents, toEuros } from '../money/money.ts';
import type { OrderAct, OrderCancellation, OrderMail, Pieces } from '../order/life/acts.ts';
import type { LineState, OrderNeed, OrderState } from '../order/life/orderState.ts';
import { needOf } from '../order/life/orderState.ts';
import type { Order } from '../order/order.ts';
import { orderFromWire } from '../order/orderFromWire.ts';
import { orderToWire } from '../order/orderToWire.ts';
import type { PaymentMethod } from '../payment/methods.ts';
import type { Carrier, Carriers } from '../shipping/carriers.ts';
import type { ParcelLabel } from '../shipping/labels.ts';
import { labelFromWire, labelToWire } from './labelWire.ts';
import type { ShippingMethod } from '../shipping/methods.ts';

/** An order in a list of the desk. */
export type DeskEntry = {
  readonly orderNumber: string;
  /** Day of the order in Luxembourg, YYYY-MM-DD. */
  readonly date: string;
  readonly name: string;
  readonly total: Cents;
  readonly pieces: number;
  readonly paymentMethod: PaymentMethod;
  readonly shippingMethod: ShippingMethod;
  readonly need: OrderNeed | null;
  /** Whether pieces are packed and wait for their carrier. */
  readonly packed: boolean;
  readonly paid: boolean;
  /** Money that goes back by hand and is not transferred yet. */
  readonly toTransfer: Cents;
  readonly cancellation: OrderCancellation | null;
};

/** A page of a list, and how many orders the whole list has. */
export type FoundOrders = { readonly orders: readonly DeskEntry[]; readonly count: number };
/** `labels`: the shop makes labels for some of its shipping methods. */
export type DeskOrders = FoundOrders & { readonly labels: boolean };

/** An act of an order's history, with who did it and why. */
export type DeskHistoryEntry = {
  readonly position: number;
  /** In UTC, as `Date` writes it. */
  readonly at: string;
  readonly by: string;
  readonly why: string;
  readonly kind: string;
  readonly cents: Cents | null;
  readonly pieces: readonly Pieces[];
  readonly carrier: Carrier | null;
  readonly tracking: string;
  /** Of a mail that was sent once more. */
  readonly mail: OrderMail | null;
};

/** An order as the desk sees it. */
export type DeskOrder = {
  readonly order: Order;
  readonly state: OrderState;
  /** The part of the delivery charge that a withdrawal still brings back (D39). */
  readonly standardShipment: Cents;
  readonly history: readonly DeskHistoryEntry[];
  /** GTINs of the products that have one, by SKU, as the catalogue has them now. */
  readonly gtins: Gtins;
  /** Of the parcel that the order waits with; null where the shop makes none, and where nothing is packed. */
  readonly label: ParcelLabel | null;
  readonly carriers: Carriers;
};

export type Gtins = Readonly<Record<number, string>>;

type EntryWire = DeskResponseOf<'deskOrders'>['ORDERS'][number];
type OrderWire = DeskResponseOf<'deskOrder'>;
type HistoryWire = OrderWire['HISTORY'][number];

export function deskOrdersToWire({ orders, count, labels }: DeskOrders): DeskResponseOf<'deskOrders'> {
  return { ORDERS: orders.map(deskEntryToWire), COUNT: count, LABELS: labels };
}

/** A row of a list. */
export function deskEntryToWire(entry: DeskEntry): EntryWire {
  return {
    ORDER_NUMBER: entry.orderNumber,
    ORDER_DATE: entry.date,
    NAME: entry.name,
    TOTAL: toEuros(entry.total),
    PIECES: entry.pieces,
    PAYMENT_METHOD: entry.paymentMethod,
    SHIPPING_METHOD: entry.shippingMethod,
    NEED: entry.need,
    PACKED: entry.packed,
    PAID: entry.paid,
    TO_TRANSFER: toEuros(entry.toTransfer),
    CANCELLATION: entry.cancellation,
  };
}

export function deskOrdersFromWire({ ORDERS, COUNT, LABELS }: DeskResponseOf<'deskOrders'>): DeskOrders {
  return { orders: ORDERS.map(deskEntryFromWire), count: COUNT, labels: LABELS };
}

export function deskEntryFromWire(wire: EntryWire): DeskEntry {
  return {
    orderNumber: wire.ORDER_NUMBER,
    date: wire.ORDER_DATE,
    name: wire.NAME,
    total: toCents(wire.TOTAL),
    pieces: wire.PIECES,
    paymentMethod: wire.PAYMENT_METHOD,
    shippingMethod: wire.SHIPPING_METHOD,
    need: wire.NEED,
    packed: wire.PACKED,
    paid: wire.PAID,
    toTransfer: toCents(wire.TO_TRANSFER),
    cancellation: wire.CANCELLATION,
  };
}

type Happening = {
  readonly position: number;
  readonly at: Date;
  readonly by: string;
  readonly why: string;
  readonly act: OrderAct;
};

type Filed = Omit<DeskOrder, 'history'> & { readonly history: readonly Happening[] };

export function deskOrderToWire(filed: Filed): OrderWire {
  const { order, state, standardShipment, history, gtins, label, carriers } = filed;
  return {
    TRANSACTION: orderToWire(order),
    STAGE: state.stage,
    PAYMENT: state.payment,
    PAID: toEuros(state.paid),
    REFUNDED: toEuros(state.refunded),
    REFUNDED_SHIPMENT: toEuros(state.refundedShipment),
    REFUNDS_BY: state.refundsBy,
    TO_TRANSFER: toEuros(state.toTransfer),
    STANDARD_SHIPMENT: toEuros(standardShipment),
    NEED: needOf(state),
    LINES: state.lines.map((line) => lineToWire(line, gtins[line.sku] ?? null)),
    HISTORY: history.map(historyToWire),
    LABEL: label === null ? null : labelToWire(label),
    CARRIERS: Object.entries(carriers).map(([code, { name, link, methods }]) => ({
      CODE: code,
      NAME: name,
      LINK: link,
      METHODS: [...methods],
    })),
  };
}

function lineToWire(
  { sku, open, packed, sent, delivered, returned, refunded, withdrawn }: LineState,
  gtin: string | null,
) {
  return {
    SKU: sku,
    GTIN: gtin,
    OPEN: open,
    PACKED: packed,
    SENT: sent,
    DELIVERED: delivered,
    RETURNED: returned,
    REFUNDED: refunded,
    WITHDRAWN: withdrawn,
  };
}

function historyToWire({ position, at, by, why, act }: Happening): HistoryWire {
  const pieces = 'pieces' in act ? (act.pieces ?? []) : [];
  return {
    POSITION: position,
    AT: at.toISOString(),
    BY: by,
    WHY: why,
    KIND: act.kind,
    MONEY: 'cents' in act ? toEuros(act.cents) : null,
    PIECES: pieces.map(({ sku, amount }) => ({ SKU: sku, AMOUNT: amount })),
    CARRIER: act.kind === 'sent' ? act.carrier : null,
    TRACKING_NUMBER: act.kind === 'sent' ? act.tracking : '',
    MAIL: act.kind === 'mailed' ? act.mail : null,
  };
}

export function deskOrderFromWire(wire: OrderWire): DeskOrder {
  const order = orderFromWire(wire.TRANSACTION);
  return {
    order,
    state: stateFromWire(wire, order),
    standardShipment: toCents(wire.STANDARD_SHIPMENT),
    history: wire.HISTORY.map(historyFromWire),
    label: wire.LABEL === null ? null : labelFromWire(wire.LABEL),
    carriers: Object.fromEntries(
      wire.CARRIERS.map(({ CODE, NAME, LINK, METHODS }) => [CODE, { name: NAME, link: LINK, methods: METHODS }]),
    ),
    gtins: Object.fromEntries(wire.LINES.flatMap(({ SKU, GTIN }) => (GTIN === null ? [] : [[SKU, GTIN]]))),
  };
}

function stateFromWire(wire: OrderWire, { paymentMethod, totals }: Order): OrderState {
  return {
    stage: wire.STAGE,
    payment: wire.PAYMENT,
    method: paymentMethod,
    total: totals.total,
    paid: toCents(wire.PAID),
    refunded: toCents(wire.REFUNDED),
    refundsBy: wire.REFUNDS_BY,
    toTransfer: toCents(wire.TO_TRANSFER),
    shipment: totals.shipment,
    refundedShipment: toCents(wire.REFUNDED_SHIPMENT),
    lines: wire.LINES.map((line) => ({
      sku: line.SKU,
      open: line.OPEN,
      packed: line.PACKED,
      sent: line.SENT,
      delivered: line.DELIVERED,
      returned: line.RETURNED,
      refunded: line.REFUNDED,
      withdrawn: line.WITHDRAWN,
    })),
  };
}

function historyFromWire(wire: HistoryWire): DeskHistoryEntry {
  return {
    position: wire.POSITION,
    at: wire.AT,
    by: wire.BY,
    why: wire.WHY,
    kind: wire.KIND,
    cents: wire.MONEY === null ? null : toCents(wire.MONEY),
    pieces: wire.PIECES.map(({ SKU, AMOUNT }) => ({ sku: SKU, amount: AMOUNT })),
    carrier: wire.CARRIER,
    tracking: wire.TRACKING_NUMBER,
    mail: wire.MAIL,
  };
}
