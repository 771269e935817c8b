import type { OrderAct, Pieces } from '@platine/domain/order/life/acts.ts';
import type { OrderState, PiecePlace } from '@platine/domain/order/life/orderState.ts';
import { owedOf } from '@platine/domain/order/life/orderState.ts';
import { refundOf } from '@platine/domain/order/refund.ts';
import { shipmentToRepay } from '@platine/domain/order/standardShipment.ts';
import type { PricedZone } from '@platine/domain/shipping/prices.ts';
import { decide } from '@platine/domain/order/life/decide.ts';
import type { Action, ActCommand, LineAmount } from './command.ts';
import type { OrderFile } from '../../services/orders/orderFile.ts';

/** The act that a command asks for, where what it leaves out is all there is. Null when it names a line that the order lacks. */
export function chosenAct(command: ActCommand, file: OrderFile, zones: readonly PricedZone[]): OrderAct | null {
  const { action } = command;
  switch (action) {
    case 'paid':
    case 'transferred':
    case 'refund':
      return moneyAct(action, command, { file, zones });
    case 'pack':
    case 'ship':
    case 'deliver':
    case 'return':
      return pieceAct(action, command, file.state);
    default:
      return plainAct(action, command, file.state);
  }
}

type Standing = { readonly file: OrderFile; readonly zones: readonly PricedZone[] };
type MoneyAction = 'paid' | 'transferred' | 'refund';

function moneyAct(action: MoneyAction, command: ActCommand, { file, zones }: Standing): OrderAct | null {
  const { state } = file;
  switch (action) {
    case 'paid':
      return { kind: 'paid', cents: command.cents ?? owedOf(state) };
    case 'transferred':
      return { kind: 'transferred', cents: command.cents ?? state.toTransfer };
    case 'refund':
      return refundAct(command, file, zones);
  }
}

type PlainAction = Exclude<Action, MoneyAction | PieceAction>;

function plainAct(action: PlainAction, command: ActCommand, state: OrderState): OrderAct | null {
  switch (action) {
    case 'cancel':
      return { kind: 'cancelled', reason: command.byShop ? 'SHOP' : 'CUSTOMER' };
    case 'withdraw':
      return withdrawnAct(command, state);
    case 'close':
      return { kind: 'closed' };
    case 'note':
      return { kind: 'noted' };
    case 'mail':
      return { kind: 'mailed', mail: command.mail };
  }
}

/** All that is left of the payment, an amount, or what some pieces and the standard delivery cost (D39); of both, the amount counts. */
function refundAct(
  { cents, lines, delivery }: ActCommand,
  { document, state }: OrderFile,
  zones: readonly PricedZone[],
): OrderAct | null {
  if (lines === null) return { kind: 'refunded', cents: cents ?? state.paid - state.refunded };
  const pieces = piecesOf(state, lines);
  if (pieces === null) return null;
  const shipment = delivery ? shipmentToRepay(document, state, zones) : 0;
  // The rule of acts refuses pieces that the order does not have; what they cost is known only for those that it has.
  if (decide(state, { kind: 'refunded', cents: 1, pieces }).kind === 'refused')
    return { kind: 'refunded', cents: 1, pieces };
  const refund = refundOf(document, state, { pieces, shipment });
  return cents === null ? refund : { ...refund, cents };
}

function withdrawnAct({ lines }: ActCommand, state: OrderState): OrderAct | null {
  if (lines === null) return { kind: 'withdrawn' };
  const pieces = piecesOf(state, lines);
  return pieces === null ? null : { kind: 'withdrawn', pieces };
}

type PieceAction = 'pack' | 'ship' | 'deliver' | 'return';

/** Where the pieces are that an action takes when no line is named. */
const takes: Readonly<Record<PieceAction, readonly PiecePlace[]>> = {
  pack: ['open'],
  ship: ['open', 'packed'],
  deliver: ['sent'],
  return: [],
};

function pieceAct(action: PieceAction, command: ActCommand, state: OrderState): OrderAct | null {
  const { lines, carrier, tracking, toStock, reason } = command;
  const pieces = lines === null ? piecesIn(state, takes[action]) : piecesOf(state, lines);
  if (pieces === null) return null;
  switch (action) {
    case 'pack':
      return { kind: 'packed', pieces };
    case 'ship':
      return { kind: 'sent', pieces, carrier, tracking };
    case 'deliver':
      return { kind: 'delivered', pieces };
    case 'return':
      return { kind: 'returned', pieces, toStock, ...(reason !== null && { reason }) };
  }
}

function piecesIn({ lines }: OrderState, places: readonly PiecePlace[]): Pieces[] {
  return lines
    .map((line) => ({ sku: line.sku, amount: places.reduce((sum, place) => sum + line[place], 0) }))
    .filter(({ amount }) => amount > 0);
}

function piecesOf(state: OrderState, lines: readonly LineAmount[]): Pieces[] | null {
  const pieces: Pieces[] = [];
  for (const { line, amount } of lines) {
    const named = state.lines[line - 1];
    if (named === undefined) return null;
    pieces.push({ sku: named.sku, amount });
  }
  return pieces;
}
