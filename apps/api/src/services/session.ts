import { and, eq, gt, lte } from 'drizzle-orm';
import { defaultCountry } from '@platine/domain/customer/countries.ts';
import { defaultCustomerType } from '@platine/domain/customer/customerType.ts';
import { sessionDays } from '@platine/domain/shop/constants.ts';
import type { CallContext } from '../callContext.ts';
import type { Database } from '../db/database.ts';
import { cartPositions, manufacturers, products, sessions } from '../db/schema.ts';
import { hashToken, newSessionToken } from './sessionToken.ts';

const dayMs = 86_400_000;

type SessionRow = typeof sessions.$inferSelect;
/** What the shop knows of a shopper; a reader who never changed anything has no row. */
export type SessionFacts = Omit<SessionRow, 'tokenHash' | 'createdAt' | 'lastSeenAt'>;

const positionColumns = {
  sku: products.sku,
  name: products.name,
  manufacturerId: products.manufacturerId,
  manufacturerSku: products.manufacturerSku,
  flags: products.flags,
  prices: products.prices,
  minimumOrderQuantity: products.minimumOrderQuantity,
  stockAmount: products.stockAmount,
  stockTimeFrame: products.stockTimeFrame,
  stockExpectedDate: products.stockExpectedDate,
  stockPresaleDate: products.stockPresaleDate,
  orderable: products.orderable,
  withdrawn: products.withdrawn,
  pictureHash: products.pictureHash,
};
type ProductColumns = { [Key in keyof typeof positionColumns]: (typeof products.$inferSelect)[Key] };
/** A position of the cart with the product as it is now. */
export type CartLine = { readonly amount: number; readonly product: ProductColumns; readonly manufacturerName: string };

export type SessionState = { readonly session: SessionFacts; readonly lines: readonly CartLine[] };

/** Spec §9: a new session is PRIVATE and LU; its language is unknown until it is posted (spec §4). */
const emptySession: SessionState = {
  session: {
    language: null,
    languageChanged: false,
    customerType: defaultCustomerType,
    country: defaultCountry,
    email: null,
    vatId: null,
    vatIdValid: false,
    flags: [],
    customerComment: '',
    customerOrderNumber: '',
    cartVersion: 0,
  },
  lines: [],
};

/**
 * The caller's session with its cart, in one query; the default one when there is none. Reading stores nothing for a
 * new visitor.
 */
export async function readSession(context: CallContext): Promise<SessionState> {
  if (context.sessionToken === null) return emptySession;
  const found = await findSession(context.db, hashToken(context.sessionToken), context.now);
  if (found === null) return emptySession;
  await prolong(context, found.lastSeenAt);
  return found;
}

type FoundSession = SessionState & { readonly lastSeenAt: Date };

async function findSession(db: Database, tokenHash: string, now: Date): Promise<FoundSession | null> {
  const rows = await db
    .select({
      session: sessions,
      amount: cartPositions.amount,
      product: positionColumns,
      manufacturerName: manufacturers.name,
    })
    .from(sessions)
    .leftJoin(cartPositions, eq(cartPositions.tokenHash, sessions.tokenHash))
    .leftJoin(products, eq(products.sku, cartPositions.sku))
    .leftJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .where(isAlive(tokenHash, now))
    .orderBy(cartPositions.added);
  const [first] = rows;
  if (first === undefined) return null;
  const lines = rows.flatMap(({ amount, product, manufacturerName }) =>
    amount === null || product === null || manufacturerName === null ? [] : [{ amount, product, manufacturerName }],
  );
  return { session: first.session, lines, lastSeenAt: first.session.lastSeenAt };
}

/** Reading counts as activity, but is written down once a day at most. */
async function prolong({ db, now, sessionToken, keepToken }: CallContext, lastSeenAt: Date): Promise<void> {
  if (sessionToken === null || now.getTime() - lastSeenAt.getTime() < dayMs) return;
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(eq(sessions.tokenHash, hashToken(sessionToken)));
  keepToken(sessionToken);
}

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
    const token = await holdSession(tx, context);
    const tokenHash = hashToken(token);
    const result = await change({ tx, tokenHash });
    const state = await findSession(tx, tokenHash, now);
    if (state === null) throw new Error('A held session vanished.');
    return { token, state, result };
  });
  context.keepToken(done.token);
  return { state: done.state, result: done.result };
}

/** Locks the session's row by writing when it was last seen. A token that names no session is never taken over (D6). */
async function holdSession(tx: Database, { now, sessionToken }: CallContext): Promise<string> {
  if (sessionToken !== null) {
    const held = await tx
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(isAlive(hashToken(sessionToken), now))
      .returning({ tokenHash: sessions.tokenHash });
    if (held.length > 0) return sessionToken;
  }
  const token = newSessionToken();
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    customerType: defaultCustomerType,
    country: defaultCountry,
    createdAt: now,
    lastSeenAt: now,
  });
  return token;
}

/** Removes the sessions that have ended, with their carts. */
export async function removeEndedSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.lastSeenAt, endedBefore(now)));
}

function isAlive(tokenHash: string, now: Date) {
  return and(eq(sessions.tokenHash, tokenHash), gt(sessions.lastSeenAt, endedBefore(now)));
}

function endedBefore(now: Date): Date {
  return new Date(now.getTime() - sessionDays * dayMs);
}
