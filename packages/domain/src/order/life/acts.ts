import type { Cents } from '../../money/money.ts';
import type { PaymentMethod } from '../../payment/methods.ts';
import { needsProvider } from '../../payment/methods.ts';
import type { Carrier } from '../../shipping/carriers.ts';

/** So many pieces of an order's line. */
export type Pieces = { readonly sku: number; readonly amount: number };

/** Reasons for which an order ends without its goods. `UNPAID`: a guest's transfer has not arrived by its day (D32). */
export const orderCancellations = ['UNPAID', 'CUSTOMER', 'SHOP'] as const;
export type OrderCancellation = (typeof orderCancellations)[number];

/** Kinds of acts that move pieces of an order's lines on, in the order of their way. */
export const pieceActs = ['packed', 'sent', 'delivered', 'returned'] as const;
export type PieceActKind = (typeof pieceActs)[number];

/** Reasons for which goods come back: the right of withdrawal, goodwill, or the legal guarantee. None moves money by itself. */
export const returnReasons = ['WITHDRAWAL', 'GOODWILL', 'WARRANTY'] as const;
export type ReturnReason = (typeof returnReasons)[number];

export type PieceAct =
  | { readonly kind: 'packed' | 'delivered'; readonly pieces: readonly Pieces[] }
  | {
      readonly kind: 'sent';
      readonly pieces: readonly Pieces[];
      /** Null for goods that are handed over, or a carrier without a number. */
      readonly carrier: Carrier | null;
      /** The carrier's number of the parcel; '' without one. */
      readonly tracking: string;
    }
  | {
      readonly kind: 'returned';
      readonly pieces: readonly Pieces[];
      /** Whether the pieces can be sold again. */
      readonly toStock: boolean;
      /** Missing where nobody has said why, and in acts of earlier versions. */
      readonly reason?: ReturnReason | undefined;
    };

/**
 * `authorised`: a provider holds the money for the shop; `paid`: the shop has it; `paymentFailed`: the provider does not hold it any more.
 * `refundFailed`: the provider refuses to return an amount that was entered as refunded, so that the shop still has it.
 */
export type MoneyAct =
  | { readonly kind: 'authorised' | 'paymentFailed' }
  | { readonly kind: 'refundFailed'; readonly cents: Cents }
  | PaidAct
  | RefundAct;

export type PaidAct = {
  readonly kind: 'paid';
  readonly cents: Cents;
  /** The invoices that the money is for, of an order of which it is not all that is owed. */
  readonly invoices?: readonly string[] | undefined;
};

/** The operator has transferred money that was entered as refunded and goes back by hand. */
export type TransferAct = { readonly kind: 'transferred'; readonly cents: Cents };

export type RefundAct = {
  readonly kind: 'refunded';
  readonly cents: Cents;
  /** The goods that the money is for. Missing: an amount that is for no goods, such as a goodwill, or of which the shop did not say so. */
  readonly pieces?: readonly Pieces[] | undefined;
  /** The part of `cents` that is for the delivery. */
  readonly shipment?: Cents | undefined;
};

export type StageAct =
  | { readonly kind: 'placed' | 'closed' }
  | {
      readonly kind: 'withdrawn';
      /** The goods that the customer withdraws from; missing: the whole order. */
      readonly pieces?: readonly Pieces[] | undefined;
    }
  | { readonly kind: 'cancelled'; readonly reason: OrderCancellation };

/** Mails about an order, by what they tell. `paid` is about a transfer that has arrived. */
export const orderMails = ['confirmation', 'paid', 'sent', 'refunded', 'cancelled'] as const;
export type OrderMail = (typeof orderMails)[number];

/** Changes nothing of the order. The text of a note is the reason in the history; `mailed` sends the newest mail of a kind once more. */
export type NoteAct = { readonly kind: 'noted' } | { readonly kind: 'mailed'; readonly mail: OrderMail };

/** An act on an order (D37). Its history is the list of its acts; the first is `placed`. */
export type OrderAct = StageAct | MoneyAct | TransferAct | PieceAct | NoteAct;

/** The acts with which an order begins: placed, and authorised on a provider's page. */
export function firstActs(method: PaymentMethod): OrderAct[] {
  return [{ kind: 'placed' }, ...(needsProvider(method) ? [{ kind: 'authorised' } as const] : [])];
}
