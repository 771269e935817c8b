import type { DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import type { Cents } from '../money/money.ts';
import { toCents, toEuros } from '../money/money.ts';
import type { OrderCancellation } from '../order/life/acts.ts';
import type { LineState, OrderNeed, OrderState } from '../order/life/orderState.ts';
import { needOf } from '../order/life/orderState.ts';
import type { Order } from '../order/order.ts';
import { orderFromWire } from '../order/orderFromWire.ts';
import { orderToWire } from '../order/orderToWire.ts';
import type { PaymentMethod } from '../payment/methods.ts';
import type { Carriers } from '../shipping/carriers.ts';
import type { ParcelLabel } from '../shipping/labels.ts';
import { labelFromWire, labelToWire } from './labelWire.ts';
import type { ShippingMethod } from '../shipping/methods.ts';
import type { DeskHistoryEntry, Happening } from './deskHistory.ts';
import { historyFromWire, historyToWire } from './deskHistory.ts';

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

/** An order as the desk sees it. */
export type DeskOrder = {
  readonly order: Order;
  readonly state: OrderState;
  /** The part of the delivery charge that a withdrawal still brings back (D39). */
  readonly standardShipment: Cents;
  readonly history: readonly DeskHistoryEntry[];
  /** GTINs of the products that have one, by SKU, as the catalogue has them now. */
  readonly gtins: Gtins;
  /** Where the products that have a storage place lie, by SKU, as the catalogue has it now. */
  readonly places: StoragePlaces;
  /** Of the parcel that the order waits with; null where the shop makes none, and where nothing is packed. */
  readonly label: ParcelLabel | null;
  readonly carriers: Carriers;
};

export type Gtins = Readonly<Record<number, string>>;
export type StoragePlaces = Readonly<Record<number, string>>;

type EntryWire = DeskResponseOf<'deskOrders'>['ORDERS'][number];
type OrderWire = DeskResponseOf<'deskOrder'>;

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

type Filed = Omit<DeskOrder, 'history'> & { readonly history: readonly Happening[] };

export function deskOrderToWire(filed: Filed): OrderWire {
  const { order, state, standardShipment, history, label, carriers } = filed;
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
    LINES: state.lines.map((line) => lineToWire(line, filed)),
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
  { gtins, places }: Pick<DeskOrder, 'gtins' | 'places'>,
) {
  return {
    SKU: sku,
    GTIN: gtins[sku] ?? null,
    STORAGE_PLACE: places[sku] ?? null,
    OPEN: open,
    PACKED: packed,
    SENT: sent,
    DELIVERED: delivered,
    RETURNED: returned,
    REFUNDED: refunded,
    WITHDRAWN: withdrawn,
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
    places: Object.fromEntries(
      wire.LINES.flatMap(({ SKU, STORAGE_PLACE }) => (STORAGE_PLACE === null ? [] : [[SKU, STORAGE_PLACE]])),
    ),
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
