import type { Capped } from '@platine/domain/cart/quantity.ts';
import type { CallContext } from './callContext.ts';
import type { Database } from '../db/database.ts';
import type { CartLine, Found, SessionState } from './findSession.ts';
import { emptySession, findTogether, findWithProduct } from './findSession.ts';
import { guestRow, lockSession, versioned } from './session.ts';
import { hashToken } from './sessionToken.ts';
import { writeFirstPosition, writePosition } from './writePosition.ts';

/** How many pieces were wanted in the cart, how many there are now, and why they differ. */
export type Adjusted = Capped & { readonly wanted: number };

export type PositionChange = {
  readonly sku: number;
  /**
   * Says how many pieces there are to be. `line` is the product with those that are in the cart, which may be none; null when the shop has never had
   * it. What this throws, the call throws, and nothing is written.
   */
  readonly decide: (line: CartLine | null, session: SessionState['session']) => Adjusted;
};
type Changed = { readonly state: SessionState; readonly result: Adjusted };
type Written = Changed & { readonly token: string };

/**
 * Changes one position of the caller's cart in two statements: one reads, the other writes if the session is still as it was read. Whoever comes
 * too late for that holds the session and does it again (record 0041). Makes the session when there is none. Answers the session afterwards.
 */
export async function changePosition(context: CallContext, change: PositionChange): Promise<Changed> {
  const { db } = context;
  const found = await findTogether(db, askOf(context, change));
  const { token, ...changed } =
    (await write(db, { context, change, found })) ?? (await db.transaction((tx) => writeHeld(tx, context, change)));
  context.keepToken(token);
  return changed;
}

/** What is no session's key. */
const nobody = '';

function askOf({ sessionToken, now }: CallContext, { sku }: PositionChange) {
  return { key: sessionToken === null ? nobody : hashToken(sessionToken), now, sku };
}

async function writeHeld(tx: Database, context: CallContext, change: PositionChange): Promise<Written> {
  const ask = askOf(context, change);
  await lockSession(tx, ask.key, ask.now);
  const written = await write(tx, { context, change, found: await findWithProduct(tx, ask) });
  if (written === null) throw new Error('A held session was changed by somebody else.');
  return written;
}

type Writing = { readonly context: CallContext; readonly change: PositionChange; readonly found: Found };

/** Null when the session is no longer as it was found: then nothing is written. */
async function write(
  db: Database,
  { context, change: { sku, decide }, found: { session, wanted } }: Writing,
): Promise<Written | null> {
  const { now, sessionToken, browserLanguage: language } = context;
  const before = session ?? { ...emptySession, session: { ...emptySession.session, language } };
  const result = decide(wanted, before.session);
  const lines = wanted === null ? before.lines : withPieces(before.lines, wanted, result.amount);
  const state = versioned({ ...before, lines }, now);
  const changed = { sku, was: wanted?.amount ?? 0, amount: result.amount, state, now };
  if (session !== null && sessionToken !== null)
    return (await writePosition(db, session, changed)) ? { token: sessionToken, state, result } : null;
  const { token, row } = guestRow(now, { language });
  await writeFirstPosition(db, row, changed);
  return { token, state, result };
}

/** What was not in the cart comes last. */
function withPieces(lines: readonly CartLine[], wanted: CartLine, amount: number): readonly CartLine[] {
  const all = wanted.amount === 0 ? [...lines, wanted] : lines;
  return all
    .map((line) => (line.product.sku === wanted.product.sku ? { ...line, amount } : line))
    .filter((line) => line.amount > 0);
}
