import type { Cents } from '../../money/money.ts';
import type {
  MoneyAct,
  NoteAct,
  OrderAct,
  OrderMail,
  PaidAct,
  PieceAct,
  Pieces,
  RefundAct,
  StageAct,
  TransferAct,
} from './acts.ts';
import type { LineState, OrderState } from './orderState.ts';
import { moveLine, movePieces } from './movePieces.ts';
import { isBegun, mayBeSent, needOf, owedOf, paymentOf, piecePlaces } from './orderState.ts';

/** Why an act cannot happen to an order as it stands. */
export const orderRefusals = [
  'alreadyPlaced',
  'alreadyCancelled',
  'alreadyWithdrawn',
  'alreadyClosed',
  'alreadyPaid',
  'alreadySent',
  'notOpen',
  'notPaid',
  'otherAmount',
  'moreThanPaid',
  'unknownLine',
  'tooManyPieces',
  'noPieces',
  'unfinished',
  'noMail',
  'nothingToTransfer',
] as const;
export type OrderRefusal = (typeof orderRefusals)[number];

export type OrderDecision =
  | { readonly kind: 'changed'; readonly state: OrderState }
  | { readonly kind: 'refused'; readonly refusal: OrderRefusal };

/** Decides on an act by the state of its order (D37): the new state, or the reason against it. Nothing changes a closed order. */
export function decide(state: OrderState, act: OrderAct): OrderDecision {
  if (act.kind === 'noted' || act.kind === 'mailed') return decideNote(state, act);
  // An order may be closed before its money has left the bank.
  if (act.kind === 'transferred') return decideTransfer(state, act);
  return state.stage === 'closed' ? refused('alreadyClosed') : decideChange(state, act);
}

/** No more is transferred than waits for it, so that a second tick for the same money is refused. */
function decideTransfer(state: OrderState, { cents }: TransferAct): OrderDecision {
  if (state.toTransfer === 0) return refused('nothingToTransfer');
  if (cents < 1 || cents > state.toTransfer) return refused('otherAmount');
  return changed({ ...state, toTransfer: state.toTransfer - cents });
}

function decideNote(state: OrderState, act: NoteAct): OrderDecision {
  return act.kind === 'noted' || hasMail(state, act.mail) ? changed(state) : refused('noMail');
}

/** Whether a mail of this kind has been written before. */
function hasMail(state: OrderState, mail: OrderMail): boolean {
  switch (mail) {
    case 'confirmation':
      return true;
    case 'paid':
      return state.paid > 0 && state.refundsBy === 'hand';
    case 'sent':
      return isBegun(state);
    case 'refunded':
      return state.refunded > 0;
    case 'cancelled':
      return state.stage === 'cancelled';
  }
}

function decideChange(state: OrderState, act: Exclude<OrderAct, NoteAct | TransferAct>): OrderDecision {
  switch (act.kind) {
    case 'placed':
    case 'cancelled':
    case 'withdrawn':
    case 'closed':
      return decideStage(state, act);
    case 'packed':
    case 'sent':
    case 'delivered':
    case 'returned':
      return decidePieces(state, act);
    default:
      return decideMoney(state, act);
  }
}

function changed(state: OrderState): OrderDecision {
  return { kind: 'changed', state };
}

function refused(refusal: OrderRefusal): OrderDecision {
  return { kind: 'refused', refusal };
}

function decideStage(state: OrderState, act: StageAct): OrderDecision {
  const { kind } = act;
  switch (kind) {
    case 'placed':
      return refused('alreadyPlaced');
    case 'cancelled':
      return whileStanding(state) ?? (isBegun(state) ? refused('alreadySent') : changed({ ...state, stage: kind }));
    case 'withdrawn':
      return whileStanding(state) ?? withdraw(state, act.pieces);
    case 'closed':
      return mayClose(state) ? changed({ ...state, stage: kind }) : refused('unfinished');
  }
}

/** A withdrawal from a part leaves the rest of the order standing; from the last part it ends the order. */
function withdraw(state: OrderState, pieces: readonly Pieces[] | undefined): OrderDecision {
  if (pieces === undefined) return changed({ ...state, stage: 'withdrawn', lines: state.lines.map(withdrawnWhole) });
  if (pieces.length === 0) return refused('noPieces');
  const lines = movePieces(state.lines, pieces, (line, amount) => {
    const withdrawn = line.withdrawn + amount;
    return withdrawn > orderedOf(line) ? null : { ...line, withdrawn };
  });
  if (typeof lines === 'string') return refused(lines);
  const isWhole = lines.every((line) => line.withdrawn === orderedOf(line));
  return changed({ ...state, stage: isWhole ? 'withdrawn' : state.stage, lines });
}

function withdrawnWhole(line: LineState): LineState {
  return { ...line, withdrawn: orderedOf(line) };
}

function orderedOf(line: LineState): number {
  return piecePlaces.reduce((sum, place) => sum + line[place], 0);
}

/** The refusal for an order that was ended before; null for one that stands. */
function whileStanding({ stage }: OrderState): OrderDecision | null {
  if (stage === 'cancelled') return refused('alreadyCancelled');
  return stage === 'withdrawn' ? refused('alreadyWithdrawn') : null;
}

/** An order is closed when nobody owes money any more and something has left the shop, or nothing is to. Pieces may be left that are never sent. */
function mayClose(state: OrderState): boolean {
  const need = needOf(state);
  return need === null || (need === 'shipping' && isBegun(state) && state.payment !== 'authorised');
}

/** The payments that an act at a provider follows. After one that has failed another of the same order may be held (record 0131). */
const before: Readonly<Record<'authorised' | 'paymentFailed', readonly OrderState['payment'][]>> = {
  authorised: ['open', 'failed'],
  paymentFailed: ['open', 'authorised'],
};

function decideMoney(state: OrderState, act: MoneyAct): OrderDecision {
  const { payment } = state;
  switch (act.kind) {
    case 'authorised':
      if (!before.authorised.includes(payment)) return refused('notOpen');
      return whileStanding(state) ?? changed({ ...state, payment: act.kind });
    case 'paymentFailed':
      if (!before.paymentFailed.includes(payment)) return refused('notOpen');
      return changed({ ...state, payment: 'failed' });
    case 'paid':
      return decidePaid(state, act);
    case 'refunded':
      return decideRefund(state, act);
    case 'refundFailed':
      return decideFailedRefund(state, act.cents);
  }
}

/** A capture that was under way when the order ended has taken the money all the same. */
function decidePaid(state: OrderState, act: PaidAct): OrderDecision {
  const { cents } = act;
  const owed = owedOf(state);
  if (state.payment === 'paid' || (state.paid > 0 && owed === 0)) return refused('alreadyPaid');
  if (cents !== owed && !isPart(state, act)) return refused('otherAmount');
  if (state.payment === 'authorised') return changed({ ...state, payment: 'paid', paid: cents, refundsBy: 'provider' });
  const paid = state.paid + cents;
  return whileStanding(state) ?? changed({ ...state, payment: paymentOf({ ...state, paid }), paid });
}

/** Whether invoices of an order are paid: on invoice, each parcel has one of its own (D38). */
function isPart(state: OrderState, { cents, invoices = [] }: PaidAct): boolean {
  if (state.method !== 'INVOICE' || state.payment === 'authorised') return false;
  return invoices.length > 0 && cents > 0 && cents < owedOf(state);
}

/** No more goes back than was paid, for no more pieces than were ordered, and no more for the delivery than it cost. */
function decideRefund(state: OrderState, { cents, pieces = [], shipment = 0 }: RefundAct): OrderDecision {
  if (cents < 1 || shipment > cents) return refused('otherAmount');
  const refunded = state.refunded + cents;
  const refundedShipment = state.refundedShipment + shipment;
  if (refunded > state.paid || refundedShipment > state.shipment) return refused('moreThanPaid');
  const lines = movePieces(state.lines, pieces, refundLine);
  if (typeof lines === 'string') return refused(lines);
  const payment = paymentOf({ ...state, refunded });
  const toTransfer = state.toTransfer + (state.refundsBy === 'hand' ? cents : 0);
  return changed({ ...state, payment, refunded, refundedShipment, toTransfer, lines });
}

function refundLine(line: LineState, amount: number): LineState | null {
  const refunded = line.refunded + amount;
  return refunded > orderedOf(line) ? null : { ...line, refunded };
}

/** An amount that a provider has refused to return goes back by hand. */
function decideFailedRefund(state: OrderState, cents: Cents): OrderDecision {
  if (cents < 1 || cents > state.refunded) return refused('otherAmount');
  const refunded = state.refunded - cents;
  const payment = paymentOf({ ...state, refunded });
  return changed({ ...state, payment, refunded, refundsBy: 'hand', toTransfer: Math.min(state.toTransfer, refunded) });
}

function decidePieces(state: OrderState, act: PieceAct): OrderDecision {
  const { kind, pieces } = act;
  if (kind === 'packed' || kind === 'sent') {
    const ended = whileStanding(state);
    if (ended !== null) return ended;
    if (!mayBeSent(state)) return refused('notPaid');
  }
  if (pieces.length === 0) return refused('noPieces');
  const lines = movePieces(state.lines, pieces, (line, amount) => moveLine(line, kind, amount));
  return typeof lines === 'string' ? refused(lines) : changed({ ...state, lines });
}
