import { eq, lte } from 'drizzle-orm';
import { defaultCountry } from '@platine/domain/customer/countries.ts';
import { defaultCustomerType } from '@platine/domain/customer/customerType.ts';
import type { CallContext } from './callContext.ts';
import { dayMs, luxembourgDate } from '../time/clock.ts';
import { logins } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema.ts';
import { priceCart } from './cartPricing.ts';
import { choose } from './checkout/chosen.ts';
import { fingerprintOf } from './checkout/fingerprint.ts';
import type { FoundSession, SessionState } from './findSession.ts';
import { emptySession, findSession, findTogether } from './findSession.ts';
import { endedBefore, isAlive } from './livingSession.ts';
import { hashToken, newSessionToken } from './sessionToken.ts';

/**
 * The caller's session with its cart, in one query; the default one when there is none. Reading stores nothing for a
 * new visitor.
 */
export async function readSession(context: CallContext): Promise<SessionState> {
  if (context.sessionToken === null) return emptySession;
  const key = hashToken(context.sessionToken);
  const { session: found } = await findTogether(context.db, { key, now: context.now, sku: null });
  if (found === null) return emptySession;
  await prolong(context, found.lastSeenAt);
  // A price, a limit or the stock has changed since the session was last seen: the version says so (D4).
  if (versioned(found, context.now) !== found) return (await changeSession(context, async () => null)).state;
  return found;
}

/** Reading counts as activity, but is written down once a day at most. */
async function prolong({ db, now, sessionToken, keepToken }: CallContext, lastSeenAt: Date): Promise<void> {
  if (sessionToken === null || now.getTime() - lastSeenAt.getTime() < dayMs) return;
  const tokenHash = hashToken(sessionToken);
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(isAlive(db, tokenHash, now));
  await db.update(logins).set({ lastSeenAt: now }).where(eq(logins.tokenHash, tokenHash));
  keepToken(sessionToken);
}

/** `tokenHash` is the key of the session's row: never made from the caller's token by hand, since a customer's has another. */
export type SessionChange = { readonly tx: Database; readonly tokenHash: string };

/**
 * Does a change to the caller's session in one transaction that holds the session's row, so that changes to one session
 * follow each other. Makes the session when there is none. Nothing is kept of a change that throws. Answers the session
 * afterwards.
 */
export async function changeSession<Result>(
  context: CallContext,
  change: (session: SessionChange) => Promise<Result>,
): Promise<{ readonly state: SessionState; readonly result: Result }> {
  const { db, now } = context;
  const done = await db.transaction(async (tx) => {
    const { token, tokenHash } = await holdSession(tx, context);
    const result = await change({ tx, tokenHash });
    const state = await versionedSession(tx, tokenHash, now);
    return { token, state, result };
  });
  context.keepToken(done.token);
  return { state: done.state, result: done.result };
}

/** The session whose row the transaction holds. */
export async function heldSession(tx: Database, key: string, now: Date): Promise<FoundSession> {
  const state = await findSession(tx, key, now);
  if (state === null) throw new Error('A held session vanished.');
  return state;
}

/** Raises the cart's version when what it stands for has changed. The session is held. */
export async function versionedSession(tx: Database, key: string, now: Date): Promise<SessionState> {
  const held = await heldSession(tx, key, now);
  const state = versioned(held, now);
  if (state === held) return state;
  await tx.update(sessions).set({ cartVersion: state.session.cartVersion }).where(eq(sessions.tokenHash, held.key));
  await choose(tx, held.key, { fingerprint: state.chosen.fingerprint });
  return state;
}

/**
 * A session with the version of its cart: another one when what it stands for is other than when it was written, which are goods, prices, limits,
 * stock, addresses and methods (D4). The same object when it is not.
 */
export function versioned(state: SessionState, now: Date): SessionState {
  const fingerprint = fingerprintOf(state, priceCart(state, luxembourgDate(now)));
  if (fingerprint === state.chosen.fingerprint) return state;
  const session = { ...state.session, cartVersion: state.session.cartVersion + 1 };
  return { ...state, session, chosen: { ...state.chosen, fingerprint } };
}

/** Locks the session's row by writing when it was last seen. A token that names no session is never taken over (D6). */
async function holdSession(
  tx: Database,
  { now, sessionToken, browserLanguage }: CallContext,
): Promise<{ readonly token: string; readonly tokenHash: string }> {
  if (sessionToken !== null) {
    const tokenHash = await lockSession(tx, hashToken(sessionToken), now);
    if (tokenHash !== null) return { token: sessionToken, tokenHash };
  }
  return newGuest(tx, now, { language: browserLanguage });
}

/** Holds the row of the session that a token opens until the transaction ends, and answers its key; null when there is none. */
export async function lockSession(tx: Database, tokenHash: string, now: Date): Promise<string | null> {
  const [held] = await tx
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(isAlive(tx, tokenHash, now))
    .returning({ tokenHash: sessions.tokenHash });
  return held?.tokenHash ?? null;
}

/** A new guest's session with its token (spec §9). */
export async function newGuest(
  tx: Database,
  now: Date,
  known: KnownOfGuest = {},
): Promise<{ readonly token: string; readonly tokenHash: string }> {
  const { token, row } = guestRow(now, known);
  await tx.insert(sessions).values(row);
  return { token, tokenHash: row.tokenHash };
}

type KnownOfGuest = Pick<Partial<typeof sessions.$inferSelect>, 'language'>;

/** The row of a new guest's session, and the token that opens it. */
export function guestRow(now: Date, known: KnownOfGuest) {
  const token = newSessionToken();
  const row = {
    ...known,
    tokenHash: hashToken(token),
    customerType: defaultCustomerType,
    country: defaultCountry,
    createdAt: now,
    lastSeenAt: now,
  };
  return { token, row };
}

/** Removes the sessions that have ended, with their carts. */
export async function removeEndedSessions(db: Database, now: Date): Promise<void> {
  await db.delete(logins).where(lte(logins.lastSeenAt, endedBefore(now)));
  await db.delete(sessions).where(lte(sessions.lastSeenAt, endedBefore(now)));
}

/** The key of a customer's session: not the shape of a token's hash. */
export function customerKey(customerId: number): string {
  return `customer:${customerId}`;
}
