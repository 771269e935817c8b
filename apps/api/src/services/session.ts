import { eq, lte } from 'drizzle-orm';
import { defaultCountry } from '@platine/domain/customer/countries.ts';
import { defaultCustomerType } from '@platine/domain/customer/customerType.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { dayMs } from '../time/clock.ts';
import { logins } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { isUnwritable } from '../db/unwritable.ts';
import { sessions } from '../db/schema.ts';
import { priceCart } from './cartPricing.ts';
import { choose } from './checkout/chosen.ts';
import { fingerprintOf } from './checkout/fingerprint.ts';
import type { FoundSession, StoredSession } from './findSession.ts';
import { emptySession, findSession, findTogether } from './findSession.ts';
import { endedBefore, isAlive } from './livingSession.ts';
import { sessionOf } from './sessionOf.ts';
import { hashToken, newSessionToken } from './sessionToken.ts';
import type { Occasion, Visitor } from './visitor.ts';

/** The visitor's session with its cart; the default one when there is none. Reading stores nothing for a new visitor. */
export async function readSession(visitor: Visitor): Promise<Session> {
  return sessionOf(await readStored(visitor), visitor);
}

/** The same as the tables have it, in one query. */
export async function readStored(visitor: Visitor): Promise<StoredSession> {
  if (visitor.sessionToken === null) return emptySession;
  const key = hashToken(visitor.sessionToken);
  const { session: found } = await findTogether(visitor.db, { key, now: visitor.now, sku: null });
  if (found === null) return emptySession;
  // A price, a limit or the stock has changed since the session was last read: the version rises (D4).
  const current = versioned(found, visitor);
  try {
    await prolong(visitor, found.lastSeenAt);
    return current === found ? found : (await changeStored(visitor, async () => null)).stored;
  } catch (error) {
    // The next read finds and stores the same.
    if (isUnwritable(error)) return current;
    throw error;
  }
}

/** Reading counts as use, but is written down once a day at most. */
async function prolong({ db, now, sessionToken, keepToken }: Visitor, lastSeenAt: Date): Promise<void> {
  if (sessionToken === null || now.getTime() - lastSeenAt.getTime() < dayMs) return;
  const tokenHash = hashToken(sessionToken);
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(isAlive(db, tokenHash, now));
  await db.update(logins).set({ lastSeenAt: now }).where(eq(logins.tokenHash, tokenHash));
  keepToken(sessionToken);
}

/** `tokenHash` is the key of the session's row. It is not always the hash of the visitor's token: a customer's session has its own key. */
export type SessionChange = { readonly tx: Database; readonly tokenHash: string };

/** A changed session, and the result of what changed it. */
export type Changed<Result> = { readonly session: Session; readonly result: Result };

/**
 * Changes the visitor's session in one transaction that holds the session's row, so that changes to one session follow each other. Makes
 * the session when there is none. A change that throws leaves nothing behind.
 */
export async function changeSession<Result>(
  visitor: Visitor,
  change: (session: SessionChange) => Promise<Result>,
): Promise<Changed<Result>> {
  const { stored, result } = await changeStored(visitor, change);
  return { session: sessionOf(stored, visitor), result };
}

/** The same, with the session as the tables have it afterwards. */
export async function changeStored<Result>(
  visitor: Visitor,
  change: (session: SessionChange) => Promise<Result>,
): Promise<{ readonly stored: StoredSession; readonly result: Result }> {
  const { db } = visitor;
  const done = await db.transaction(async (tx) => {
    const { token, tokenHash } = await holdSession(tx, visitor);
    const result = await change({ tx, tokenHash });
    return { token, result, stored: await versionedSession(tx, tokenHash, visitor) };
  });
  visitor.keepToken(done.token);
  return done;
}

/** A session whose row the transaction holds. */
export async function heldSession(tx: Database, key: string, now: Date): Promise<FoundSession> {
  const found = await findSession(tx, key, now);
  if (found === null) throw new Error('A held session vanished.');
  return found;
}

/** Raises the cart's version when its content has changed. The transaction holds the session. */
export async function versionedSession(tx: Database, key: string, at: Occasion): Promise<StoredSession> {
  const held = await heldSession(tx, key, at.now);
  const stored = versioned(held, at);
  if (stored === held) return stored;
  await tx.update(sessions).set({ cartVersion: stored.session.cartVersion }).where(eq(sessions.tokenHash, held.key));
  await choose(tx, held.key, { fingerprint: stored.chosen.fingerprint });
  return stored;
}

/**
 * A session with the next cart version when its goods, prices, limits, stock, addresses or methods differ from those that the version was
 * written for (D4); otherwise the same object.
 */
export function versioned(stored: StoredSession, at: Occasion): StoredSession {
  const fingerprint = fingerprintOf(stored, priceCart(stored, at));
  if (fingerprint === stored.chosen.fingerprint) return stored;
  const session = { ...stored.session, cartVersion: stored.session.cartVersion + 1 };
  return { ...stored, session, chosen: { ...stored.chosen, fingerprint } };
}

/** Locks the session's row by writing when it was last used. A token that opens no session is not taken over (D6). */
async function holdSession(
  tx: Database,
  { now, sessionToken, browserLanguage }: Visitor,
): Promise<{ readonly token: string; readonly tokenHash: string }> {
  if (sessionToken !== null) {
    const tokenHash = await lockSession(tx, hashToken(sessionToken), now);
    if (tokenHash !== null) return { token: sessionToken, tokenHash };
  }
  return newGuest(tx, now, { language: browserLanguage });
}

/** Holds the row of the session that a token opens until the transaction ends. Returns its key; null when there is none. */
export async function lockSession(tx: Database, tokenHash: string, now: Date): Promise<string | null> {
  const [held] = await tx
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(isAlive(tx, tokenHash, now))
    .returning({ tokenHash: sessions.tokenHash });
  return held?.tokenHash ?? null;
}

/** Makes the session of a new guest, with its token (spec §9). */
export async function newGuest(
  tx: Database,
  now: Date,
  known: GuestFacts = {},
): Promise<{ readonly token: string; readonly tokenHash: string }> {
  const { token, row } = guestRow(now, known);
  await tx.insert(sessions).values(row);
  return { token, tokenHash: row.tokenHash };
}

type GuestFacts = Pick<Partial<typeof sessions.$inferSelect>, 'language'>;

/** The row of a new guest's session, and the token that opens it. */
export function guestRow(now: Date, known: GuestFacts) {
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

/** Removes expired sessions, with their carts. */
export async function removeEndedSessions(db: Database, now: Date): Promise<void> {
  await db.delete(logins).where(lte(logins.lastSeenAt, endedBefore(now)));
  await db.delete(sessions).where(lte(sessions.lastSeenAt, endedBefore(now)));
}

/** The key of a customer's session. It cannot be mistaken for the hash of a token. */
export function customerKey(customerId: number): string {
  return `customer:${customerId}`;
}
