import type { DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import type { Cents } from '../money/money.ts';
import { toCents, toEuros } from '../money/money.ts';
import type { OrderAct, OrderMail, Pieces } from '../order/life/acts.ts';
import type { Carrier } from '../shipping/carriers.ts';

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

type HistoryWire = DeskResponseOf<'deskOrder'>['HISTORY'][number];

/** An act as the shop keeps it. */
export type Happening = {
  readonly position: number;
  readonly at: Date;
  readonly by: string;
  readonly why: string;
  readonly act: OrderAct;
};

export function historyToWire({ position, at, by, why, act }: Happening): HistoryWire {
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

export function historyFromWire(wire: HistoryWire): DeskHistoryEntry {
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
