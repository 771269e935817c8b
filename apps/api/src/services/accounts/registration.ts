import { and, eq, gt, isNull } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { emailKey } from '@platine/domain/customer/account.ts';
import { passwordResetPayloadSchema } from '@platine/domain/validation/password.ts';
import type { RegistrationPayload } from '@platine/domain/validation/registration.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { customers, mailedLinks } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { findOwnKey } from '../livingSession.ts';
import { confirmSubscription } from '../newsletter.ts';
import { changeSession } from '../session.ts';
import type { Visitor } from '../visitor.ts';
import { claimOrders } from './claimOrders.ts';
import { mailActivation } from './mailActivation.ts';
import type { Customer } from './customers.ts';
import type { Device } from './knownDevices.ts';
import { rememberDevice } from './knownDevices.ts';
import { endMailedLinks, redeemMailedLink } from './mailedLinks.ts';
import { hashPassword } from './passwords.ts';
import type { Limited } from './throttle.ts';
import { throttle } from './throttle.ts';

type Registering = Pick<Customer, 'passwordHash' | 'language'> & {
  readonly values: RegistrationPayload;
  readonly sessionKey: string;
  readonly now: Date;
};

/**
 * Registers a customer and mails the link that activates the account. Throws EMailAlreadyExistsException and
 * RegistrationEMailAlreadySendException (spec §8).
 */
export async function register(visitor: Visitor & Limited, values: RegistrationPayload): Promise<void> {
  await throttle(visitor, 'registration', values.email);
  const passwordHash = await hashPassword(values.password);
  // A visitor without a session gets one, by which the activation knows the browser.
  const { session, result: sessionKey } = await changeSession(visitor, async ({ tokenHash }) => tokenHash);
  const language = session.language ?? visitor.browserLanguage ?? 'EN';
  await visitor.db.transaction((tx) =>
    addCustomer(tx, { values, passwordHash, sessionKey, language, now: visitor.now }),
  );
}

async function addCustomer(
  tx: Database,
  { values, passwordHash, sessionKey, language, now }: Registering,
): Promise<void> {
  const { email, newsletter, password: _, ...profile } = values;
  await refuseKnown(tx, email, now);
  const [added] = await tx
    .insert(customers)
    .values({
      ...profile,
      email,
      emailKey: emailKey(email),
      passwordHash,
      language,
      wantsNewsletter: newsletter,
      createdAt: now,
    })
    // A concurrent registration may have taken the e-mail.
    .onConflictDoNothing()
    .returning();
  if (added === undefined) throw alreadySent();
  await mailActivation(tx, added, { language, sessionKey, now });
}

/** A registration whose link has expired is removed. */
async function refuseKnown(tx: Database, email: string, now: Date): Promise<void> {
  const [known] = await tx
    .select({ id: customers.id, activatedAt: customers.activatedAt })
    .from(customers)
    .where(eq(customers.emailKey, emailKey(email)))
    .for('update');
  if (known === undefined) return;
  if (known.activatedAt !== null)
    throw new BusinessFailure('EMailAlreadyExistsException', 'There is an account with this address.');
  const links = await tx
    .select({ hash: mailedLinks.hash })
    .from(mailedLinks)
    .where(and(eq(mailedLinks.customerId, known.id), gt(mailedLinks.expiresAt, now)));
  if (links.length > 0) throw alreadySent();
  await tx.delete(customers).where(eq(customers.id, known.id));
}

function alreadySent(): BusinessFailure {
  return new BusinessFailure('RegistrationEMailAlreadySendException', 'The activation mail was sent already.');
}

type Activating = {
  readonly hash: string;
  /** Replaces the registration's; null keeps that one. */
  readonly password: string | null;
};

/**
 * Activates an account, gives it the orders of a guest with its e-mail, and confirms the newsletter that was ticked at registration. The registration's password counts only in the browser that
 * registered: anyone can register a stranger's address, so elsewhere the reader of the mail sets the password. Throws HashInvalidException, and
 * ValidationException for a password that is missing or breaks a rule; the link then stays.
 */
export async function activate(visitor: Visitor & Limited & Device, { hash, password }: Activating): Promise<void> {
  const { db, now } = visitor;
  await throttle(visitor, 'mailedLink');
  const chosen = password === null ? {} : await hashedAnew(password);
  const here = await findOwnKey(visitor);
  const id = await db.transaction(async (tx) => {
    const { customerId, sessionKey } = await redeemMailedLink(tx, { hash, purpose: 'activation', now });
    if (password === null && (sessionKey === null || sessionKey !== here)) throw passwordMissing();
    await endMailedLinks(tx, customerId, 'activation');
    const [customer] = await tx
      .update(customers)
      .set({ activatedAt: now, ...chosen })
      .where(and(eq(customers.id, customerId), isNull(customers.activatedAt)))
      .returning();
    if (customer !== undefined) await claimOrders(tx, customer);
    if (customer?.wantsNewsletter) await confirmSubscription(tx, now, customer);
    return customerId;
  });
  await rememberDevice(visitor, id);
}

async function hashedAnew(entered: string): Promise<Pick<Customer, 'passwordHash'>> {
  const { password } = requireValid(passwordResetPayloadSchema, { password: entered });
  return { passwordHash: await hashPassword(password) };
}

function passwordMissing(): BusinessFailure {
  const fields = [{ FIELD: 'PASSWORD', CODE: 'REQUIRED' }];
  return new BusinessFailure('ValidationException', 'Another browser has registered: set a password.', fields);
}
