import type { Cents } from '../../money/money.ts';
import type { PaymentMethod } from '../../payment/methods.ts';
import type { OrderDraft } from '../order.ts';

/** The three threads of an order (D37): stage, payment, and the pieces of each line. */
export const orderStages = ['placed', 'cancelled', 'withdrawn', 'closed'] as const;
export type OrderStage = (typeof orderStages)[number];

export const orderPayments = [
  'open',
  'authorised',
  'partlyPaid',
  'paid',
  'partlyRefunded',
  'refunded',
  'failed',
] as const;
export type OrderPayment = (typeof orderPayments)[number];

/** Where the pieces of a line are. The five add up to the ordered amount. */
export const piecePlaces = ['open', 'packed', 'sent', 'delivered', 'returned'] as const;
export type PiecePlace = (typeof piecePlaces)[number];
export type LineState = { readonly sku: number } & Readonly<Record<PiecePlace, number>> & {
    /** Pieces that were repaid, wherever they are. */
    readonly refunded: number;
    /** Pieces that the customer has withdrawn from, wherever they are. */
    readonly withdrawn: number;
  };

/** How an order stands. */
export type OrderState = {
  readonly stage: OrderStage;
  readonly payment: OrderPayment;
  readonly method: PaymentMethod;
  readonly total: Cents;
  readonly paid: Cents;
  readonly refunded: Cents;
  /** How money goes back: at the provider that has captured it, or by a transfer of the operator's. */
  readonly refundsBy: 'provider' | 'hand';
  /** The part of `refunded` that goes back by hand and is not transferred yet. It keeps no order open: the amount is settled, only the bank is to be told. */
  readonly toTransfer: Cents;
  /** The charge for the delivery, and how much of it was repaid. */
  readonly shipment: Cents;
  readonly refundedShipment: Cents;
  readonly lines: readonly LineState[];
};

/** The part of an order that its state begins with. */
export type Ordered = Pick<OrderDraft, 'paymentMethod' | 'totals' | 'lines'>;

/** The state of an order of which nothing has happened yet but that it was placed. */
export function placedState({ paymentMethod, totals, lines }: Ordered): OrderState {
  return {
    stage: 'placed',
    payment: 'open',
    method: paymentMethod,
    total: totals.total,
    paid: 0,
    refunded: 0,
    refundsBy: 'hand',
    toTransfer: 0,
    shipment: totals.shipment,
    refundedShipment: 0,
    lines: lines.map(({ sku, amount }) => ({
      sku,
      open: amount,
      packed: 0,
      sent: 0,
      delivered: 0,
      returned: 0,
      refunded: 0,
      withdrawn: 0,
    })),
  };
}

/** The next thing that an order waits for. */
export const orderNeeds = ['payment', 'shipping', 'refund'] as const;
export type OrderNeed = (typeof orderNeeds)[number];

/** The need of an order, by which an operator finds work; null for none. */
export function needOf(state: OrderState): OrderNeed | null {
  if (state.stage === 'closed') return null;
  if (state.stage === 'withdrawn' && isRepaid(state)) return null;
  if (state.stage !== 'placed') return hasMoney(state) ? 'refund' : null;
  if (isRefundDue(state)) return 'refund';
  if (isUnsent(state) && mayBeSent(state)) return 'shipping';
  return isOwed(state) ? 'payment' : null;
}

/** Whether goods of a part that was withdrawn from are not repaid yet. */
function isRefundDue({ lines, paid, refunded }: OrderState): boolean {
  return paid > refunded && lines.some((line) => line.withdrawn > line.refunded);
}

/** Whether all goods and their delivery are repaid. What a faster delivery cost more than the standard one stays with the shop (D39). */
function isRepaid({ payment, lines, shipment, refundedShipment }: OrderState): boolean {
  if (payment === 'authorised') return false;
  return lines.every((line) => line.refunded >= line.withdrawn) && (shipment === 0 || refundedShipment > 0);
}

/** Whether pieces are still with the shop that are to be sent. */
export function isUnsent({ lines }: OrderState): boolean {
  return lines.some((line) => sendable(line) > 0);
}

/** The pieces of a line that can be sent: those with the shop, as far as the customer does not keep all that was not withdrawn from already. */
export function sendable(line: LineState): number {
  const { open, packed, sent, delivered } = line;
  return Math.max(0, Math.min(open + packed, keptOf(line) - sent - delivered));
}

/**
 * The pieces of a line that are with the shop and can never be sent. Those that are sent may come back, and others leave in their place: only what
 * is more than the customer keeps of the whole line is free.
 */
export function freed(line: LineState): number {
  return Math.max(0, line.open + line.packed - keptOf(line));
}

/** The pieces that the customer has not withdrawn from. */
function keptOf({ open, packed, sent, delivered, returned, withdrawn }: LineState): number {
  return open + packed + sent + delivered + returned - withdrawn;
}

/** Whether pieces are packed and wait for their carrier. */
export function isPacked({ lines }: OrderState): boolean {
  return lines.some(({ packed }) => packed > 0);
}

/** Whether goods have left the shop. */
export function isBegun({ lines }: OrderState): boolean {
  return lines.some(({ sent, delivered, returned }) => sent + delivered + returned > 0);
}

/** Whether money of the shopper is with the shop, or held for it. */
function hasMoney({ payment, paid, refunded }: OrderState): boolean {
  return payment === 'authorised' || paid > refunded;
}

/** Whether the shopper has done everything to pay: the money has come, or a provider holds it for the shop. */
export function isCovered({ payment, total, paid }: OrderState): boolean {
  return payment === 'authorised' || (paid > 0 && owedOf({ total, paid }) === 0);
}

/** The part of an order's total that has not come yet. */
export function owedOf({ total, paid }: Pick<OrderState, 'total' | 'paid'>): Cents {
  return total - paid;
}

/** An order on invoice that was paid in part may be repaid in part before the rest has come. */
function isOwed({ payment, total, paid }: OrderState): boolean {
  if (payment === 'open' || payment === 'authorised' || payment === 'failed') return true;
  return paid > 0 && owedOf({ total, paid }) > 0;
}

/** The name of a payment by its sums, once money has come. */
export function paymentOf({ total, paid, refunded }: Pick<OrderState, 'total' | 'paid' | 'refunded'>): OrderPayment {
  if (refunded === 0) return paid === total ? 'paid' : 'partlyPaid';
  return refunded === total ? 'refunded' : 'partlyRefunded';
}

/** Whether the goods may leave: after the money, or the provider's promise of it; an invoice is paid afterwards (spec §9). */
export function mayBeSent({ method, payment }: OrderState): boolean {
  if (payment === 'paid' || payment === 'partlyRefunded') return true;
  if (method === 'INVOICE') return payment === 'open' || payment === 'partlyPaid';
  return payment === 'authorised';
}
