import { eq, lte } from 'drizzle-orm';
import { defaultCountry } from '@platine/domain/customer/countries.ts';
import { defaultCustomerType } from '@platine/domain/customer/customerType.ts';
import type { CallContext } from '../callContext.ts';
import { luxembourgDate } from '../clock.ts';
import { logins } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema.ts';
import { priceCart } from './cartPricing.ts';
import { choose } from './checkout/chosen.ts';
import { fingerprintOf } from './checkout/fingerprint.ts';
import type { FoundSession, SessionState } from './findSession.ts';
import { emptySession, findSession, findSessionTogether } from './findSession.ts';
import { endedBefore, isAlive } from './livingSession.ts';
import { hashToken, newSessionToken } from './sessionToken.ts';

const dayMs = 86_400_000;

/**
 * The caller's session with its cart, in one query; the default one when there is none. Reading stores nothing for a
 * new visitor.
 */
export async function readSession(context: CallContext): Promise<SessionState> {
  if (context.sessionToken === null) return emptySession;
  const found = await findSessionTogether(context.db, hashToken(context.sessionToken), context.now);
  if (found === null) return emptySession;
  await prolong(context, found.lastSeenAt);
  // A price, a limit or the stock has changed since the session was last seen: the version says so (D4).
  if (isSeenAnew(found, context.now)) return (await changeSession(context, async () => null)).state;
  return found;
}

function isSeenAnew(state: SessionState, now: Date): boolean {
  return fingerprintOf(state, priceCart(state, luxembourgDate(now))) !== state.chosen.fingerprint;
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

/** Raises the cart's version when what it stands for has changed: goods, prices, limits, stock, addresses, methods (D4). */
export async function versionedSession(tx: Database, key: string, now: Date): Promise<SessionState> {
  const state = await heldSession(tx, key, now);
  const fingerprint = fingerprintOf(state, priceCart(state, luxembourgDate(now)));
  if (fingerprint === state.chosen.fingerprint) return state;
  const cartVersion = state.session.cartVersion + 1;
  await tx.update(sessions).set({ cartVersion }).where(eq(sessions.tokenHash, state.key));
  await choose(tx, state.key, { fingerprint });
  return { ...state, session: { ...state.session, cartVersion }, chosen: { ...state.chosen, fingerprint } };
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
  known: Pick<Partial<typeof sessions.$inferSelect>, 'language'> = {},
): Promise<{ readonly token: string; readonly tokenHash: string }> {
  const token = newSessionToken();
  const tokenHash = hashToken(token);
  await tx.insert(sessions).values({
    ...known,
    tokenHash,
    customerType: defaultCustomerType,
    country: defaultCountry,
    createdAt: now,
    lastSeenAt: now,
  });
  return { token, tokenHash };
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
