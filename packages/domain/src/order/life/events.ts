import type { Cents } from '../../money/money.ts';
import type { Carrier } from '../../shipping/carriers.ts';
import type { OrderAct, Pieces } from './acts.ts';

/** Acts that shoppers see on the order's page; the others are the shop's own. */
export const orderEventKinds = [
  'placed',
  'paid',
  'sent',
  'delivered',
  'returned',
  'refunded',
  'cancelled',
  'withdrawn',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** An act as shoppers see it: without the operator's name and reason. */
export type OrderEvent = {
  readonly kind: OrderEventKind;
  /** Day in Luxembourg, YYYY-MM-DD. */
  readonly date: string;
  /** Of a payment or a refund; null for others. */
  readonly cents: Cents | null;
  /** Empty for acts on the whole order. */
  readonly pieces: readonly Pieces[];
  readonly carrier: Carrier | null;
  /** The carrier's number of the parcel; '' without one. */
  readonly tracking: string;
};

type DatedAct = { readonly act: OrderAct; readonly date: string };

/** The part of an order's history that shoppers see. */
export function eventsOf(history: readonly DatedAct[]): OrderEvent[] {
  return history.flatMap(({ act, date }) => {
    const kind = orderEventKinds.find((one) => one === act.kind);
    if (kind === undefined) return [];
    return {
      kind,
      date,
      cents: 'cents' in act ? act.cents : null,
      pieces: 'pieces' in act ? (act.pieces ?? []) : [],
      carrier: act.kind === 'sent' ? act.carrier : null,
      tracking: act.kind === 'sent' ? act.tracking : '',
    };
  });
}

/** The one line that says how an order stands. */
export const orderStatuses = [
  'placed',
  'paid',
  'partlySent',
  'sent',
  'delivered',
  'partlyRefunded',
  'refunded',
  'cancelled',
  'partlyWithdrawn',
  'withdrawn',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

type Ordered = { readonly lines: readonly { readonly amount: number }[]; readonly events: readonly OrderEvent[] };

/** How an order stands for its shopper: its end if it has one, else money that went back, else where the goods are, else the payment. */
export function orderStatus({ lines, events }: Ordered): OrderStatus {
  const has = (kind: OrderEventKind) => events.some((event) => event.kind === kind);
  if (has('cancelled')) return 'cancelled';
  if (has('withdrawn')) return isWithdrawn(lines, events) ? 'withdrawn' : 'partlyWithdrawn';
  if (has('refunded')) return centsOf(events, 'refunded') < centsOf(events, 'paid') ? 'partlyRefunded' : 'refunded';
  return goodsStatus(lines, events) ?? (has('paid') ? 'paid' : 'placed');
}

/** A withdrawal without pieces is from the whole order, and so are several that together have all of it. */
function isWithdrawn(lines: Ordered['lines'], events: readonly OrderEvent[]): boolean {
  const ordered = lines.reduce((sum, { amount }) => sum + amount, 0);
  const isWhole = events.some(({ kind, pieces }) => kind === 'withdrawn' && pieces.length === 0);
  return isWhole || piecesOf(events, 'withdrawn') >= ordered;
}

type OrderedPieces = { readonly lines: readonly Pieces[]; readonly events: readonly OrderEvent[] };

/**
 * The pieces of an order that the shop still sends, as `sendable` has it of the order's state: no more than the shopper keeps. Nothing is sent any more
 * of an order that has ended.
 */
export function waitingPieces({ lines, events }: OrderedPieces): Pieces[] {
  const isOver = events.some(({ kind }) => kind === 'cancelled') || isWithdrawn(lines, events);
  if (isOver) return [];
  return lines.flatMap(({ sku, amount }) => {
    const count = (kind: OrderEventKind) => piecesOf(events, kind, sku);
    const kept = amount - count('withdrawn') - (count('sent') - count('returned'));
    const waiting = Math.min(amount - count('sent'), kept);
    return waiting > 0 ? [{ sku, amount: waiting }] : [];
  });
}

function goodsStatus(lines: Ordered['lines'], events: readonly OrderEvent[]): OrderStatus | null {
  const ordered = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (piecesOf(events, 'delivered') >= ordered) return 'delivered';
  const sent = piecesOf(events, 'sent');
  if (sent === 0) return null;
  return sent < ordered ? 'partlySent' : 'sent';
}

/** Pieces of all products, or of one. */
function piecesOf(events: readonly OrderEvent[], kind: OrderEventKind, sku: number | null = null): number {
  return events
    .filter((event) => event.kind === kind)
    .flatMap(({ pieces }) => pieces)
    .filter((piece) => sku === null || piece.sku === sku)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function centsOf(events: readonly OrderEvent[], kind: OrderEventKind): Cents {
  return events.reduce((sum, event) => sum + (event.kind === kind ? (event.cents ?? 0) : 0), 0);
}
