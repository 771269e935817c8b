import { eq } from 'drizzle-orm';
import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { tidyPassword } from '@platine/domain/validation/fields/password.ts';
import type { CallContext } from '../callContext.ts';
import { customers, logins } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { checkVatId } from '../checkout/notes.ts';
import type { SessionState } from '../findSession.ts';
import { findSession } from '../findSession.ts';
import { customerKey, lockSession, newGuest, readSession, versionedSession } from '../session.ts';
import { hashToken, newSessionToken } from '../sessionToken.ts';
import { enterSession } from './customerSession.ts';
import type { Customer } from './customers.ts';
import { findCustomer } from './customers.ts';
import { isPassword, nobodysHash } from './passwords.ts';
import { forgive, throttle } from './throttle.ts';

export type LoggedIn = {
  readonly customer: Customer;
  readonly state: SessionState;
  readonly adjustments: readonly Adjustment[];
};

/**
 * Logs in and renews the session's token (D6). Throws WrongCredentialsException for every reason alike, after the same work whether or not
 * there is such an account (D32), and ThrottledException.
 */
export async function login(
  context: CallContext,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<LoggedIn> {
  await throttle(context, 'login', email);
  const found = await findCustomer(context.db, email);
  const fits = await isPassword(tidyPassword(password), found?.passwordHash ?? nobodysHash);
  if (found === null || !fits) throw new BusinessFailure('WrongCredentialsException', 'E-mail or password is wrong.');
  await forgive(context, 'login', email);
  const token = newSessionToken();
  const loggedIn = await context.db.transaction((tx) => enter(tx, { context, token, customerId: found.id }));
  context.keepToken(token);
  // A VAT id that came with the account is checked after the rows are let go (D17).
  return { ...loggedIn, state: await checkVatId({ ...context, sessionToken: token }, false) };
}

type Entering = { readonly context: CallContext; readonly token: string; readonly customerId: number };

async function enter(tx: Database, { context, token, customerId }: Entering): Promise<LoggedIn> {
  const { now } = context;
  // Logins of one customer follow each other.
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('no key update');
  if (customer === undefined) throw new Error('A customer vanished while logging in.');
  const guest = await leave(tx, context);
  const adjustments = await enterSession(tx, { customer, guest, now });
  const tokenHash = hashToken(token);
  await tx.insert(logins).values({ tokenHash, customerId, lastSeenAt: now });
  const state = await versionedSession(tx, tokenHash, now);
  const language = state.session.language ?? customer.language;
  await tx.update(customers).set({ language }).where(eq(customers.id, customerId));
  return { customer: { ...customer, language }, state, adjustments };
}

/** The caller's token names nothing from now on (D6); answers the key of the guest's session, which is held. */
async function leave(tx: Database, { now, sessionToken }: CallContext): Promise<string | null> {
  if (sessionToken === null) return null;
  const tokenHash = hashToken(sessionToken);
  const left = await tx.delete(logins).where(eq(logins.tokenHash, tokenHash)).returning({ id: logins.customerId });
  return left.length > 0 ? null : lockSession(tx, tokenHash, now);
}

/**
 * Logs out of this browser: a fresh guest's session that keeps the language of the page. The customer's session with its cart waits for
 * the next login. Of a guest it changes nothing (D3).
 */
export async function logout(context: CallContext): Promise<SessionState> {
  const { db, now, sessionToken } = context;
  if (sessionToken === null) return readSession(context);
  const fresh = await db.transaction(async (tx) => {
    const ended = await tx
      .delete(logins)
      .where(eq(logins.tokenHash, hashToken(sessionToken)))
      .returning({ customerId: logins.customerId });
    const [login] = ended;
    if (login === undefined) return null;
    const before = await findSession(tx, customerKey(login.customerId), now);
    const { token, tokenHash } = await newGuest(tx, now, { language: before?.session.language ?? null });
    return { token, state: await findSession(tx, tokenHash, now) };
  });
  if (fresh === null || fresh.state === null) return readSession(context);
  context.keepToken(fresh.token);
  return fresh.state;
}
