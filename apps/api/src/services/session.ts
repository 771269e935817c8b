import { eq, lte } from 'drizzle-orm';
import { defaultCountry } from '@platine/domain/customer/countries.ts';
import { defaultCustomerType } from '@platine/domain/customer/customerType.ts';
import type { CallContext } from '../callContext.ts';
import { luxembourgDate } from '../clock.ts';
import { customers, logins } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { checkouts, customerAddresses, payments } from '../db/orderSchema.ts';
import { cartPositions, manufacturers, products, sessions } from '../db/schema.ts';
import { priceCart } from './cartPricing.ts';
import type { Chosen } from './checkout/chosen.ts';
import { checkoutColumns, checkoutJoins, choose, chosenOf, nothingChosen } from './checkout/chosen.ts';
import { fingerprintOf } from './checkout/fingerprint.ts';
import { endedBefore, isAlive } from './livingSession.ts';
import { hashToken, newSessionToken } from './sessionToken.ts';

const dayMs = 86_400_000;

type SessionRow = typeof sessions.$inferSelect;
/** What the shop knows of a shopper; a reader who never changed anything has no row. */
export type SessionFacts = Omit<SessionRow, 'tokenHash' | 'createdAt' | 'lastSeenAt'> & {
  /** Of who is logged in: has no cart limits (spec §9, D13). */
  readonly educationalInstitution: boolean;
};

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
  weightGrams: products.weightGrams,
  pictureHash: products.pictureHash,
};
type ProductColumns = { [Key in keyof typeof positionColumns]: (typeof products.$inferSelect)[Key] };
/** A position of the cart with the product as it is now. */
export type CartLine = { readonly amount: number; readonly product: ProductColumns; readonly manufacturerName: string };

export type SessionState = {
  readonly session: SessionFacts;
  readonly chosen: Chosen;
  readonly lines: readonly CartLine[];
};

/** Spec §9: a new session is PRIVATE and LU; its language is unknown until it is posted (spec §4). */
const emptySession: SessionState = {
  session: {
    customerId: null,
    educationalInstitution: false,
    language: null,
    languageChanged: false,
    customerType: defaultCustomerType,
    country: defaultCountry,
    email: null,
    vatId: null,
    flags: [],
    customerComment: '',
    customerOrderNumber: '',
    cartVersion: 0,
  },
  chosen: nothingChosen,
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
  // A price, a limit or the stock has changed since the session was last seen: the version says so (D4).
  if (isSeenAnew(found, context.now)) return (await changeSession(context, async () => null)).state;
  return found;
}

function isSeenAnew(state: SessionState, now: Date): boolean {
  return fingerprintOf(state, priceCart(state, luxembourgDate(now))) !== state.chosen.fingerprint;
}

export type FoundSession = SessionState & { readonly key: string; readonly lastSeenAt: Date };

/** The session that a token opens; `key` says which token, or which customer's session without one. */
export async function findSession(db: Database, key: string, now: Date): Promise<FoundSession | null> {
  const rows = await db
    .select({
      session: sessions,
      ...checkoutColumns,
      loginSeenAt: logins.lastSeenAt,
      amount: cartPositions.amount,
      product: positionColumns,
      manufacturerName: manufacturers.name,
    })
    .from(sessions)
    .leftJoin(cartPositions, eq(cartPositions.tokenHash, sessions.tokenHash))
    .leftJoin(products, eq(products.sku, cartPositions.sku))
    .leftJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .leftJoin(customers, eq(customers.id, sessions.customerId))
    .leftJoin(checkouts, checkoutJoins.checkout)
    .leftJoin(customerAddresses, checkoutJoins.customerBook)
    .leftJoin(payments, checkoutJoins.pending)
    .leftJoin(logins, eq(logins.tokenHash, key))
    .where(isAlive(db, key, now))
    .orderBy(cartPositions.added);
  const [first] = rows;
  if (first === undefined) return null;
  const lines = rows.flatMap(({ amount, product, manufacturerName }) =>
    amount === null || product === null || manufacturerName === null ? [] : [{ amount, product, manufacturerName }],
  );
  const { session, customer, loginSeenAt } = first;
  return {
    key: session.tokenHash,
    session: { ...session, educationalInstitution: customer?.educationalInstitution ?? false },
    chosen: chosenOf(first),
    lines,
    lastSeenAt: loginSeenAt ?? session.lastSeenAt,
  };
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
  { now, sessionToken }: CallContext,
): Promise<{ readonly token: string; readonly tokenHash: string }> {
  if (sessionToken !== null) {
    const tokenHash = await lockSession(tx, hashToken(sessionToken), now);
    if (tokenHash !== null) return { token: sessionToken, tokenHash };
  }
  return newGuest(tx, now);
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
  known: Pick<Partial<SessionRow>, 'language'> = {},
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
