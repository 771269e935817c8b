import type { Capped } from '@platine/domain/cart/quantity.ts';
import type { Database } from '../db/database.ts';
import type { CartLine, Found, SessionFacts, StoredSession } from './findSession.ts';
import { emptySession, findTogether, findWithProduct } from './findSession.ts';
import type { Changed } from './session.ts';
import { guestRow, lockSession, versioned } from './session.ts';
import { sessionOf } from './sessionOf.ts';
import { hashToken } from './sessionToken.ts';
import type { Visitor } from './visitor.ts';
import { writeFirstPosition, writePosition } from './writePosition.ts';

/** Pieces that were asked for, pieces now in the cart, and the reason when they differ. */
export type Adjusted = Capped & { readonly wanted: number };

export type PositionChange = {
  readonly sku: number;
  /**
   * Decides the new amount. `line` has 0 pieces when the product is not in the cart, and is null when the shop does not know it; `positions` is
   * the number of products in the cart. An error of this function is thrown on, and nothing is written.
   */
  readonly decide: (line: CartLine | null, session: SessionFacts, positions: number) => Adjusted;
};
type Written = { readonly stored: StoredSession; readonly result: Adjusted; readonly token: string };

/**
 * Changes one position of the visitor's cart in two statements: the second writes only if the session is as the first has read it. When it
 * was changed in between, both run again in a transaction that holds the session (record 0041). Makes the session when there is none.
 */
export async function changePosition(visitor: Visitor, change: PositionChange): Promise<Changed<Adjusted>> {
  const { db } = visitor;
  const found = await findTogether(db, askOf(visitor, change));
  const { token, stored, result } =
    (await write(db, { visitor, change, found })) ?? (await db.transaction((tx) => writeHeld(tx, visitor, change)));
  visitor.keepToken(token);
  return { session: sessionOf(stored, visitor), result };
}

/** Key of no session. */
const noKey = '';

function askOf({ sessionToken, now }: Visitor, { sku }: PositionChange) {
  return { key: sessionToken === null ? noKey : hashToken(sessionToken), now, sku };
}

async function writeHeld(tx: Database, visitor: Visitor, change: PositionChange): Promise<Written> {
  const ask = askOf(visitor, change);
  await lockSession(tx, ask.key, ask.now);
  const written = await write(tx, { visitor, change, found: await findWithProduct(tx, ask) });
  if (written === null) throw new Error('A held session was changed by another transaction.');
  return written;
}

type Writing = { readonly visitor: Visitor; readonly change: PositionChange; readonly found: Found };

/** Writes nothing and returns null when the session has changed since it was found. */
async function write(
  db: Database,
  { visitor, change: { sku, decide }, found: { session, wanted } }: Writing,
): Promise<Written | null> {
  const { now, sessionToken, browserLanguage: language } = visitor;
  const before = session ?? { ...emptySession, session: { ...emptySession.session, language } };
  const result = decide(wanted, before.session, before.lines.length);
  const lines = wanted === null ? before.lines : withPieces(before.lines, wanted, result.amount);
  const stored = versioned({ ...before, lines }, visitor);
  const changed = { sku, was: wanted?.amount ?? 0, amount: result.amount, stored, now };
  if (session !== null && sessionToken !== null)
    return (await writePosition(db, session, changed)) ? { token: sessionToken, stored, result } : null;
  const { token, row } = guestRow(now, { language });
  await writeFirstPosition(db, row, changed);
  return { token, stored, result };
}

/** A new position comes last. */
function withPieces(lines: readonly CartLine[], wanted: CartLine, amount: number): readonly CartLine[] {
  const all = wanted.amount === 0 ? [...lines, wanted] : lines;
  return all
    .map((line) => (line.product.sku === wanted.product.sku ? { ...line, amount } : line))
    .filter((line) => line.amount > 0);
}
