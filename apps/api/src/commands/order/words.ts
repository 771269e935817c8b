import type { StoragePlaces } from '@platine/domain/desk/deskOrder.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import type { OrderAct, PieceAct, Pieces, RefundAct } from '@platine/domain/order/life/acts.ts';
import type { OrderRefusal } from '@platine/domain/order/life/decide.ts';
import type { LineState, OrderState } from '@platine/domain/order/life/orderState.ts';
import { needOf, piecePlaces } from '@platine/domain/order/life/orderState.ts';
import type { HistoryEntry } from '../../db/orderHistory.ts';
import type { CreditRefusal } from '@platine/domain/payment/credit.ts';
import type { LedgerEntry } from '../../services/money/ledger.ts';
import type { OrderFile } from '../../services/orders/orderFile.ts';
import { actLine, money, time } from '../printed.ts';

/** An order for the operator: lines with the place where their pieces lie, sums, and its history with the shop's time. */
export function fileText({ document, state, history, ledger }: OrderFile, places: StoragePlaces): string {
  const { orderNumber, date, email, paymentMethod, shippingMethod, lines, totals } = document;
  return [
    `${orderNumber} of ${date}, ${email}: ${money(totals.total)} by ${paymentMethod}, ${shippingMethod}`,
    ...(document.ownOrderNumber === '' ? [] : [`Own order number: ${document.ownOrderNumber}`]),
    ...(document.quoteNumber === undefined ? [] : [`Ordered from quote ${document.quoteNumber}`]),
    ...(document.peppolAddress === undefined
      ? []
      : [`E-invoice by Peppol to ${document.peppolAddress}: send the .xml of each invoice`]),
    `The order is ${state.stage}, its payment ${paymentText(state)}; it waits for ${needOf(state) ?? 'nothing'}.`,
    ...(state.toTransfer > 0 ? [transferText(document, state.toTransfer)] : []),
    ...lines.map((line, index) => {
      const name = pickText(line.name, 'EN')?.text ?? '';
      const what = `${line.amount} × ${line.sku} ${name} (${line.partNumber})`;
      const place = places[line.sku];
      return `  line ${index + 1}: ${what}${place === undefined ? '' : `, place ${place}`}: ${placesText(state, index)}`;
    }),
    ...history.map((entry) => `  ${entry.position}. ${entryText(entry)}`),
    ...ledger.map((entry) => `  ${time.format(entry.askedAt)} ${requestText(entry)}`),
  ].join('\n');
}

function paymentText({ stage, payment, total, paid, refunded }: OrderState): string {
  // The money that a provider held is released with the order, which then has no other name for it.
  if (stage === 'cancelled' && payment === 'failed') return 'failed or released';
  if (payment === 'partlyPaid') return `paid in part (${money(paid)} of ${money(total)})`;
  return payment === 'partlyRefunded' ? `refunded in part (${money(refunded)} of ${money(paid)})` : payment;
}

function placesText({ stage, lines }: OrderState, index: number): string {
  const line = lines[index];
  if (line === undefined) return '';
  // Nobody waits for pieces of an order that has ended.
  const nameOf = (place: keyof LineState) => (place === 'open' && stage === 'cancelled' ? 'cancelled' : place);
  return piecePlaces
    .filter((place) => line[place] > 0)
    .map((place) => `${line[place]} ${nameOf(place)}`)
    .join(', ');
}

const requests = { capture: 'to capture', cancel: 'to release', refund: 'to return' } as const;

/** A request to a provider, and its answer. */
export function requestText({ method, kind, cents, answer, reason, attempts, dueAt }: LedgerEntry): string {
  const asked = `${method} was asked ${requests[kind]} ${money(cents)}`;
  if (answer === 'done') return `${asked}: done`;
  if (answer === 'refused')
    return `${asked}: refused (${reason})${kind === 'refund' ? '; "refund" it again, by hand' : ''}`;
  return `${asked}: no answer yet (attempts: ${attempts}), asked again from ${dueAt === null ? '' : time.format(dueAt)} on`;
}

/** A refund that the operator has to transfer. */
export function transferText({ orderNumber }: OrderFile['document'], cents: Cents): string {
  return `Transfer ${money(cents)} by hand, with the reference ${orderNumber}; then enter it with "transferred".`;
}

/** An act with its time, who did it, and why. */
export function entryText(entry: HistoryEntry): string {
  return actLine(entry, actText(entry.act));
}

/** An act without its time. */
export function actText(act: OrderAct): string {
  if (act.kind === 'refunded') return refundText(act);
  if (act.kind === 'withdrawn') return `withdrawn ${piecesText(act.pieces ?? [])}`.trimEnd();
  if ('pieces' in act) return `${act.kind} ${piecesText(act.pieces)}${detailOf(act)}`;
  if ('cents' in act) return moneyText(act);
  if (act.kind === 'cancelled') return `cancelled, reason ${act.reason}`;
  if (act.kind === 'mailed') return `sent again: the mail of ${act.mail}`;
  return act.kind === 'paymentFailed' ? 'payment failed or released' : act.kind;
}

function moneyText(act: Extract<OrderAct, { cents: Cents }>): string {
  if (act.kind === 'refundFailed') return `refund of ${money(act.cents)} failed`;
  return [act.kind, money(act.cents), ...(act.kind === 'paid' ? (act.invoices ?? []) : [])].join(' ');
}

function refundText({ cents, pieces = [], shipment = 0 }: RefundAct): string {
  const reasons = [piecesText(pieces), shipment > 0 ? `${money(shipment)} of it for the delivery` : ''];
  return ['refunded', money(cents), reasons.filter((reason) => reason !== '').join(', ')].join(' ').trimEnd();
}

function detailOf(act: PieceAct): string {
  if (act.kind === 'sent' && act.carrier !== null) return ` by ${act.carrier} ${act.tracking}`.trimEnd();
  if (act.kind !== 'returned') return '';
  const reason = act.reason === undefined ? '' : `, ${act.reason.toLowerCase()}`;
  return `${reason}${act.toStock ? ', to the stock' : ''}`;
}

const piecesText = (pieces: readonly Pieces[]) => pieces.map(({ sku, amount }) => `${amount} × ${sku}`).join(', ');

/** Sentences after "Order …": the reason of a refusal, and how to go on. */
export const refusalWords: Readonly<Record<OrderRefusal, string>> = {
  alreadyPlaced: 'has been placed: nothing is to be done.',
  alreadyCancelled: 'has been cancelled: send a transfer for it back, and sell goods by a new order.',
  alreadyWithdrawn: 'has been withdrawn by the customer: take goods back with "return", repay with "refund".',
  alreadyClosed: 'is closed: nothing more can happen to it.',
  alreadyPaid: 'is paid already: send back what came twice.',
  alreadySent: 'has left in part: take goods back with "return", repay with "refund", then "close" it.',
  notOpen: 'waits for no payment.',
  notPaid: 'is not paid: enter its payment with "paid" first.',
  otherAmount:
    'has another amount: "show" has its total; book the whole of it, or exactly one invoice of an order on invoice, and no refund of nothing.',
  moreThanPaid: 'was not paid so much: "show" says what is left to repay.',
  unknownLine: 'has no such line: "show" numbers its lines.',
  tooManyPieces: 'has not so many pieces there: "show" says where they are.',
  noPieces: 'has no pieces left for that: "show" says where they are.',
  nothingToTransfer: 'has no money that is to be transferred by hand: "show" says what went back.',
  noMail: 'has had no such mail: "show" says what has happened.',
  unfinished: 'is not finished: "show" says what it waits for.',
};

/** Reasons for which a credit of a bank statement is left to a person, and how to go on. `{order}` is the number that it names. */
export function creditText(reason: CreditRefusal, orderNumber: string | null): string {
  switch (reason) {
    case 'noReference':
      return 'it names no order: find it by name and amount, then enter it with "paid".';
    case 'severalReferences':
      return 'it names several orders: enter each with "paid".';
    case 'unknownOrder':
      return `there is no order ${orderNumber}.`;
    case 'otherCurrency':
      return `order ${orderNumber} is in EUR.`;
    case 'invoicePaid':
      return `it names an invoice of order ${orderNumber} that is paid already: send it back, or write to the payer.`;
    case 'heldByProvider':
      return `order ${orderNumber} was paid on a provider's page: send it back, or "cancel" there.`;
    case 'otherAmount':
      return `order ${orderNumber} has another total: wait for the rest, or write to the payer.`;
    default:
      return `order ${orderNumber} ${refusalWords[reason]}`;
  }
}
