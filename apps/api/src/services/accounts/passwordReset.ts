import { and, eq, ne } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { resetMinutes } from '@platine/domain/customer/account.ts';
import { passwordChangePayloadSchema, passwordResetPayloadSchema } from '@platine/domain/validation/password.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import type { CallContext } from '../callContext.ts';
import { customers, logins, mailedLinks } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { readSession } from '../session.ts';
import { hashToken } from '../sessionToken.ts';
import { findCustomer, requireCustomer } from './customers.ts';
import { newMailedLink, redeemMailedLink } from './mailedLinks.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { forgive, throttle } from './throttle.ts';

/** Mails a link if there is an account. The answer, and what is written, is the same if there is none (D32). */
export async function requestPasswordReset(context: CallContext, email: string): Promise<void> {
  const { db, now } = context;
  await throttle(context, 'passwordReset', email);
  const customer = await findCustomer(db, email);
  const { session } = await readSession(context);
  const expiresAt = new Date(now.getTime() + resetMinutes * 60_000);
  await db.transaction(async (tx) => {
    const hash = await newMailedLink(tx, { purpose: 'reset', customerId: customer?.id ?? null, expiresAt });
    if (customer === null) return;
    const language = session.language ?? customer.language;
    await enqueueMail(tx, now, { recipient: customer.email, language, mail: { kind: 'passwordReset', hash } });
  });
}

/** Ends every login, since someone else may have known the old password. Throws ValidationException and HashInvalidException. */
export async function changePasswordWithHash(
  context: CallContext,
  { HASH, PASSWORD }: RequestOf<'changePasswordWithHash'>,
): Promise<void> {
  const { db, now } = context;
  await throttle(context, 'mailedLink');
  const { password } = requireValid(passwordResetPayloadSchema, { PASSWORD });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const customerId = await redeemMailedLink(tx, { hash: HASH, purpose: 'reset', now });
    await setPassword(tx, customerId, passwordHash);
    await tx.delete(logins).where(eq(logins.customerId, customerId));
  });
}

/** Ends the customer's other logins. Throws NotLoggedInException, ValidationException and WrongPasswordException. */
export async function changePassword(context: CallContext, request: RequestOf<'changePassword'>): Promise<void> {
  const { db, sessionToken } = context;
  const { id, email, passwordHash } = await requireCustomer(context);
  const { password, oldPassword } = requireValid(passwordChangePayloadSchema, request);
  // The same count as at login: whoever has found an open browser may not guess here either.
  await throttle(context, 'login', email);
  if (!(await isPassword(oldPassword, passwordHash)))
    throw new BusinessFailure('WrongPasswordException', 'The old password is wrong.');
  await forgive(context, 'login', email);
  const newHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await setPassword(tx, id, newHash);
    const here = hashToken(sessionToken ?? '');
    await tx.delete(logins).where(and(eq(logins.customerId, id), ne(logins.tokenHash, here)));
  });
}

/** Links that were mailed for the password before end with it. */
async function setPassword(tx: Database, customerId: number, passwordHash: string): Promise<void> {
  await tx.update(customers).set({ passwordHash }).where(eq(customers.id, customerId));
  await tx.delete(mailedLinks).where(and(eq(mailedLinks.customerId, customerId), eq(mailedLinks.purpose, 'reset')));
}
