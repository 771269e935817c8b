import { and, eq, ne } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { resetMinutes } from '@platine/domain/customer/account.ts';
import { passwordChangePayloadSchema, passwordResetPayloadSchema } from '@platine/domain/validation/password.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { customers, logins, mailedLinks } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { readSession } from '../session.ts';
import { hashToken } from '../sessionToken.ts';
import type { Visitor } from '../visitor.ts';
import { findAccount, requireCustomer } from './customers.ts';
import { mailActivation } from './mailActivation.ts';
import { newMailedLink, redeemMailedLink } from './mailedLinks.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { Limited } from './throttle.ts';
import { forgive, throttle } from './throttle.ts';

/** Mails a link if there is an account; one that waits for its activation is mailed that link again. Does the same work if there is none (D32). */
export async function requestPasswordReset(visitor: Visitor & Limited, email: string): Promise<void> {
  const { db, now } = visitor;
  await throttle(visitor, 'passwordReset', email);
  const customer = await findAccount(db, email);
  const session = await readSession(visitor);
  const expiresAt = new Date(now.getTime() + resetMinutes * 60_000);
  await db.transaction(async (tx) => {
    const language = session.language ?? customer?.language ?? 'EN';
    if (customer?.activatedAt === null) return mailActivation(tx, customer, { language, now });
    const hash = await newMailedLink(tx, { purpose: 'reset', customerId: customer?.id ?? null, expiresAt });
    if (customer === null) return;
    await enqueueMail(tx, now, { recipient: customer.email, language, mail: { kind: 'passwordReset', hash } });
  });
}

/** Ends every login, since someone else may know the old password. Throws ValidationException and HashInvalidException. */
export async function changePasswordWithHash(
  caller: Limited,
  { hash, password: entered }: { readonly hash: string; readonly password: string },
): Promise<void> {
  const { db, now } = caller;
  await throttle(caller, 'mailedLink');
  const { password } = requireValid(passwordResetPayloadSchema, { password: entered });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const { customerId } = await redeemMailedLink(tx, { hash, purpose: 'reset', now });
    await setPassword(tx, customerId, passwordHash);
    await tx.delete(logins).where(eq(logins.customerId, customerId));
  });
}

/** Ends the customer's other logins. Throws NotLoggedInException, ValidationException and WrongPasswordException. */
export async function changePassword(
  visitor: Visitor & Limited,
  entered: { readonly password: string; readonly oldPassword: string },
): Promise<void> {
  const { db, sessionToken } = visitor;
  const { id, email, passwordHash } = await requireCustomer(visitor);
  const { password, oldPassword } = requireValid(passwordChangePayloadSchema, entered);
  // Counts with the logins, so that a browser left open gives no further guesses.
  await throttle(visitor, 'login', email);
  if (!(await isPassword(oldPassword, passwordHash)))
    throw new BusinessFailure('WrongPasswordException', 'The old password is wrong.');
  await forgive(visitor, 'login', email);
  const newHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await setPassword(tx, id, newHash);
    const here = hashToken(sessionToken ?? '');
    await tx.delete(logins).where(and(eq(logins.customerId, id), ne(logins.tokenHash, here)));
  });
}

/** Ends the mailed links for the old password too. */
async function setPassword(tx: Database, customerId: number, passwordHash: string): Promise<void> {
  await tx.update(customers).set({ passwordHash }).where(eq(customers.id, customerId));
  await tx.delete(mailedLinks).where(and(eq(mailedLinks.customerId, customerId), eq(mailedLinks.purpose, 'reset')));
}
