import type { DeskRequestOf } from '../contract/desk/deskSchemas.ts';
import type { Cents } from '../money/money.ts';
import { toCents, toEuros } from '../money/money.ts';
import type { OrderAct, Pieces, RefundAct } from '../order/life/acts.ts';

type ActWire = DeskRequestOf<'deskAct'>['ACT'];

/** An act that an operator can enter. */
export type DeskAct =
  | { readonly kind: 'paid'; readonly cents: Cents }
  | { readonly kind: 'packed' | 'delivered'; readonly pieces: readonly Pieces[] }
  | Extract<OrderAct, { readonly kind: 'sent' | 'returned' | 'cancelled' }>
  | RefundAct
  | { readonly kind: 'closed' };

export function deskActToWire(act: DeskAct): ActWire {
  const pieces = 'pieces' in act ? (act.pieces ?? []) : [];
  return {
    KIND: act.kind,
    MONEY: 'cents' in act ? toEuros(act.cents) : 0,
    SHIPMENT: act.kind === 'refunded' ? toEuros(act.shipment ?? 0) : 0,
    PIECES: pieces.map(({ sku, amount }) => ({ SKU: sku, AMOUNT: amount })),
    CARRIER: act.kind === 'sent' ? act.carrier : null,
    TRACKING_NUMBER: act.kind === 'sent' ? act.tracking : '',
    TO_STOCK: act.kind === 'returned' && act.toStock,
    REASON: act.kind === 'cancelled' ? act.reason : 'SHOP',
  };
}

/** The act of a request. What its kind does not have is left out; the rule of acts refuses what makes no sense (`decide`). */
export function deskActFromWire(wire: ActWire): DeskAct {
  const pieces = wire.PIECES.map(({ SKU, AMOUNT }) => ({ sku: SKU, amount: AMOUNT }));
  const cents = toCents(wire.MONEY);
  switch (wire.KIND) {
    case 'paid':
      return { kind: 'paid', cents };
    case 'packed':
    case 'delivered':
      return { kind: wire.KIND, pieces };
    case 'sent':
      return { kind: 'sent', pieces, carrier: wire.CARRIER, tracking: wire.TRACKING_NUMBER.trim() };
    case 'returned':
      return { kind: 'returned', pieces, toStock: wire.TO_STOCK };
    case 'refunded':
      // An amount without goods says nothing of goods, also not that there are none.
      return { kind: 'refunded', cents, ...(pieces.length > 0 && { pieces, shipment: toCents(wire.SHIPMENT) }) };
    case 'cancelled':
      return { kind: 'cancelled', reason: wire.REASON };
    case 'closed':
      return { kind: 'closed' };
  }
}
