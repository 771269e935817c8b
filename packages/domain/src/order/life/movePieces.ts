import type { PieceActKind, Pieces } from './acts.ts';
import type { LineState, PiecePlace } from './orderState.ts';
import { sendable } from './orderState.ts';

/** Where an act takes its pieces from, the first place first. */
const sources: Readonly<Record<PieceActKind, readonly PiecePlace[]>> = {
  packed: ['open'],
  sent: ['packed', 'open'],
  delivered: ['sent'],
  returned: ['delivered', 'sent'],
};

/** The lines after pieces of some have moved, or the reason why they cannot. */
export function movePieces(
  before: readonly LineState[],
  pieces: readonly Pieces[],
  move: (line: LineState, amount: number) => LineState | null,
): readonly LineState[] | 'noPieces' | 'unknownLine' | 'tooManyPieces' {
  let lines = before;
  for (const { sku, amount } of pieces) {
    if (!Number.isInteger(amount) || amount < 1) return 'noPieces';
    const line = lines.find((one) => one.sku === sku);
    if (line === undefined) return 'unknownLine';
    const moved = move(line, amount);
    if (moved === null) return 'tooManyPieces';
    lines = lines.map((one) => (one.sku === sku ? moved : one));
  }
  return lines;
}

/** The line after pieces of it have moved; null when there are not so many, or when they were withdrawn from. */
export function moveLine(line: LineState, kind: PieceActKind, amount: number): LineState | null {
  if ((kind === 'packed' || kind === 'sent') && amount > sendable(line)) return null;
  let rest = amount;
  let moved = line;
  for (const place of sources[kind]) {
    const taken = Math.min(rest, moved[place]);
    moved = { ...moved, [place]: moved[place] - taken };
    rest -= taken;
  }
  return rest > 0 ? null : { ...moved, [kind]: moved[kind] + amount };
}
