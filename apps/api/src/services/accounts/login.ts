import { eq } from 'drizzle-orm';
import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import type { User } from '@platine/domain/customer/user.ts';
import { normalisePassword } from '@platine/domain/validation/fields/password.ts';
import { customers, logins } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import type { VatIdChecker } from '../../integrations/vatIds/vatIdChecker.ts';
import { checkVatId } from '../checkout/notes.ts';
import { findSession } from '../findSession.ts';
import { customerKey, lockSession, newGuest, readSession, versionedSession } from '../session.ts';
import { sessionOf } from '../sessionOf.ts';
import { hashToken, newSessionToken } from '../sessionToken.ts';
import type { Visitor } from '../visitor.ts';
import { enterSession } from './customerSession.ts';
import { findCustomer, userOf } from './customers.ts';
import type { Device } from './knownDevices.ts';
import { rememberDevice } from './knownDevices.ts';
import { countLogin } from './loginLimit.ts';
import { isPassword, noAccountsHash } from './passwords.ts';
import type { Limited } from './throttle.ts';

export type LoggedIn = {
  readonly user: User;
  readonly session: Session;
  readonly adjustments: readonly Adjustment[];
};

/**
 * Logs in and renews the session's token (D6). Throws ThrottledException, and WrongCredentialsException for every other reason, after the same
 * work whether or not the account exists (D32).
 */
export async function login(
  visitor: Visitor & Limited & Device & { readonly vatIds: VatIdChecker },
  { email, password }: { readonly email: string; readonly password: string },
): Promise<LoggedIn> {
  const succeeded = await countLogin(visitor, email);
  const found = await findCustomer(visitor.db, email);
  const fits = await isPassword(normalisePassword(password), found?.passwordHash ?? noAccountsHash);
  if (found === null || !fits) throw new BusinessFailure('WrongCredentialsException', 'E-mail or password is wrong.');
  await succeeded();
  const token = newSessionToken();
  const loggedIn = await visitor.db.transaction((tx) => enter(tx, { visitor, token, customerId: found.id }));
  visitor.keepToken(token);
  await rememberDevice(visitor, found.id);
  // A VAT id that came with the account is checked after the transaction, which would block other calls (D17).
  return { ...loggedIn, session: await checkVatId({ ...visitor, sessionToken: token }, false) };
}

type Entering = { readonly visitor: Visitor; readonly token: string; readonly customerId: number };

async function enter(tx: Database, { visitor, token, customerId }: Entering): Promise<Omit<LoggedIn, 'session'>> {
  const { now, shop } = visitor;
  // Logins of one customer follow each other.
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('no key update');
  if (customer === undefined) throw new Error('A customer vanished while logging in.');
  const guest = await leave(tx, visitor);
  const adjustments = await enterSession(tx, { customer, guest, now, shop });
  const tokenHash = hashToken(token);
  await tx.insert(logins).values({ tokenHash, customerId, lastSeenAt: now });
  const { session } = await versionedSession(tx, tokenHash, visitor);
  const language = session.language ?? customer.language;
  await tx.update(customers).set({ language }).where(eq(customers.id, customerId));
  return { user: userOf({ ...customer, language }), adjustments };
}

/** Ends the login of the visitor's token (D6). Returns the key of a guest's session, and holds it. */
async function leave(tx: Database, { now, sessionToken }: Visitor): Promise<string | null> {
  if (sessionToken === null) return null;
  const tokenHash = hashToken(sessionToken);
  const left = await tx.delete(logins).where(eq(logins.tokenHash, tokenHash)).returning({ id: logins.customerId });
  return left.length > 0 ? null : lockSession(tx, tokenHash, now);
}

/**
 * Logs out of this browser, into a new guest's session in the language of the page. The customer's session with its cart stays for the next
 * login. Changes nothing for a guest (D3).
 */
export async function logout(visitor: Visitor): Promise<Session> {
  const { db, now, sessionToken } = visitor;
  if (sessionToken === null) return readSession(visitor);
  const fresh = await db.transaction(async (tx) => {
    const ended = await tx
      .delete(logins)
      .where(eq(logins.tokenHash, hashToken(sessionToken)))
      .returning({ customerId: logins.customerId });
    const [login] = ended;
    if (login === undefined) return null;
    const before = await findSession(tx, customerKey(login.customerId), now);
    const { token, tokenHash } = await newGuest(tx, now, { language: before?.session.language ?? null });
    return { token, stored: await findSession(tx, tokenHash, now) };
  });
  if (fresh === null || fresh.stored === null) return readSession(visitor);
  visitor.keepToken(fresh.token);
  return sessionOf(fresh.stored, visitor);
}
