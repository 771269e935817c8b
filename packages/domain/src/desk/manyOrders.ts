import { decide } from '../order/life/decide.ts';
import type { OrderRefusal } from '../order/life/decide.ts';
import type { OrderState } from '../order/life/orderState.ts';
import { sendable } from '../order/life/orderState.ts';
import type { Carrier } from '../shipping/carriers.ts';
import type { DeskAct } from './deskAct.ts';
import type { DeskOrder } from './deskOrder.ts';
import { packable } from './packingScan.ts';

/** Acts that several orders can take at once: those that need nothing but the order, and move no money. The bank has made what is `transferred`. */
export const manyActKinds = ['packed', 'sent', 'transferred'] as const;
export type ManyActKind = (typeof manyActKinds)[number];

/** The act that an order would take now, or the reason against it. */
export type PlannedAct =
  | { readonly kind: 'possible'; readonly act: DeskAct }
  | { readonly kind: 'refused'; readonly refusal: OrderRefusal };

type Parcel = { readonly carrier: Carrier | null; readonly tracking: string };

/** Packs all that is still to be sent of an order, sends all of it that is packed, or enters that all was transferred that goes back by hand. */
export function plannedAct(kind: ManyActKind, { state }: Pick<DeskOrder, 'state'>, parcel: Parcel): PlannedAct {
  const act = actOf(kind, state, parcel);
  const decision = decide(state, act);
  return decision.kind === 'changed' ? { kind: 'possible', act } : decision;
}

function actOf(kind: ManyActKind, state: OrderState, parcel: Parcel): DeskAct {
  switch (kind) {
    case 'packed':
      return { kind, pieces: packable(state) };
    case 'sent':
      return { kind, pieces: packedPieces(state), ...parcel };
    case 'transferred':
      return { kind, cents: state.toTransfer };
  }
}

function packedPieces({ lines }: OrderState) {
  return lines
    .map((line) => ({ sku: line.sku, amount: Math.min(line.packed, sendable(line)) }))
    .filter(({ amount }) => amount > 0);
}
