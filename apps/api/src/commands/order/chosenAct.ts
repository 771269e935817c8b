import type { OrderAct, Pieces } from '@platine/domain/order/life/acts.ts';
import type { OrderState, PiecePlace } from '@platine/domain/order/life/orderState.ts';
import type { ActCommand, LineAmount } from './command.ts';

/** The act that a command asks for, where what it leaves out is all there is. Null when it names a line that the order lacks. */
export function chosenAct(command: ActCommand, state: OrderState): OrderAct | null {
  const { action, cents } = command;
  switch (action) {
    case 'paid':
      return { kind: 'paid', cents: cents ?? state.total };
    case 'refund':
      return { kind: 'refunded', cents: cents ?? state.paid - state.refunded };
    case 'cancel':
      return { kind: 'cancelled', reason: command.byShop ? 'SHOP' : 'CUSTOMER' };
    case 'withdraw':
      return { kind: 'withdrawn' };
    case 'close':
      return { kind: 'closed' };
    default:
      return pieceAct(action, command, state);
  }
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
  const { lines, carrier, tracking, toStock } = command;
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
      return { kind: 'returned', pieces, toStock };
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
