import type { DeskRequestOf } from '../contract/desk/deskSchemas.ts';
import { toCents, toEuros } from '../money/money.ts';
import type { NoteAct, OrderAct, PaidAct, Pieces, RefundAct, StageAct, TransferAct } from '../order/life/acts.ts';

type ActWire = DeskRequestOf<'deskAct'>['ACT'];

/** An act that an operator can enter. */
export type DeskAct =
  | PaidAct
  | TransferAct
  | { readonly kind: 'packed' | 'delivered'; readonly pieces: readonly Pieces[] }
  | Extract<OrderAct, { readonly kind: 'sent' | 'returned' }>
  | Extract<StageAct, { readonly kind: 'cancelled' } | { readonly kind: 'withdrawn' }>
  | { readonly kind: 'closed' }
  | RefundAct
  | NoteAct;

export function deskActToWire(act: DeskAct): ActWire {
  const pieces = 'pieces' in act ? (act.pieces ?? []) : [];
  return {
    KIND: act.kind,
    MONEY: 'cents' in act ? toEuros(act.cents) : 0,
    PIECES: pieces.map(({ sku, amount }) => ({ SKU: sku, AMOUNT: amount })),
    ...withoutDetails,
    ...detailsToWire(act),
  };
}

type Details = Omit<ActWire, 'KIND' | 'MONEY' | 'PIECES'>;

/** The fields that are of single kinds, for acts of others. */
export const withoutDetails: Details = {
  SHIPMENT: 0,
  CARRIER: null,
  TRACKING_NUMBER: '',
  TO_STOCK: false,
  RETURN_REASON: null,
  REASON: 'SHOP',
  MAIL: 'confirmation',
};

function detailsToWire(act: DeskAct): Partial<Details> {
  switch (act.kind) {
    case 'refunded':
      return { SHIPMENT: toEuros(act.shipment ?? 0) };
    case 'sent':
      return { CARRIER: act.carrier, TRACKING_NUMBER: act.tracking };
    case 'returned':
      return { TO_STOCK: act.toStock, RETURN_REASON: act.reason ?? null };
    case 'cancelled':
      return { REASON: act.reason };
    case 'mailed':
      return { MAIL: act.mail };
    default:
      return {};
  }
}

/** The act of a request. What its kind does not have is left out; the rule of acts refuses what makes no sense (`decide`). */
export function deskActFromWire(wire: ActWire): DeskAct {
  switch (wire.KIND) {
    case 'paid':
    case 'transferred':
      return { kind: wire.KIND, cents: toCents(wire.MONEY) };
    case 'refunded':
      return refundFromWire(wire);
    case 'cancelled':
      return { kind: 'cancelled', reason: wire.REASON };
    case 'mailed':
      return { kind: 'mailed', mail: wire.MAIL };
    case 'closed':
    case 'noted':
      return { kind: wire.KIND };
    default:
      return pieceActFromWire(wire, wire.KIND);
  }
}

/** An amount without goods says nothing of goods, also not that there are none. */
function refundFromWire(wire: ActWire): RefundAct {
  const pieces = piecesFromWire(wire);
  const cents = toCents(wire.MONEY);
  return { kind: 'refunded', cents, ...(pieces.length > 0 && { pieces, shipment: toCents(wire.SHIPMENT) }) };
}

type PieceKind = 'packed' | 'sent' | 'delivered' | 'returned' | 'withdrawn';

function pieceActFromWire(wire: ActWire, kind: PieceKind): DeskAct {
  const pieces = piecesFromWire(wire);
  switch (kind) {
    case 'sent':
      return { kind, pieces, carrier: wire.CARRIER, tracking: wire.TRACKING_NUMBER.trim() };
    case 'returned':
      return { kind, pieces, toStock: wire.TO_STOCK, ...(wire.RETURN_REASON && { reason: wire.RETURN_REASON }) };
    case 'withdrawn':
      return pieces.length === 0 ? { kind } : { kind, pieces };
    default:
      return { kind, pieces };
  }
}

function piecesFromWire({ PIECES }: ActWire): Pieces[] {
  return PIECES.map(({ SKU, AMOUNT }) => ({ sku: SKU, amount: AMOUNT }));
}
