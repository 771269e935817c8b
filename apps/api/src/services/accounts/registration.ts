import { and, eq, gt, isNull } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { activationHours, emailKey } from '@platine/domain/customer/account.ts';
import type { RegistrationPayload } from '@platine/domain/validation/registration.ts';
import { customers, mailedLinks } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { confirmSubscription } from '../newsletter.ts';
import { readSession } from '../session.ts';
import type { Visitor } from '../visitor.ts';
import { newMailedLink, redeemMailedLink } from './mailedLinks.ts';
import { hashPassword } from './passwords.ts';
import type { Limited } from './throttle.ts';
import { throttle } from './throttle.ts';

type Language = (typeof customers.$inferSelect)['language'];
type Registering = {
  readonly values: RegistrationPayload;
  readonly passwordHash: string;
  readonly language: Language;
  readonly now: Date;
};

/** Throws EMailAlreadyExistsException and RegistrationEMailAlreadySendException (spec §8). */
export async function register(visitor: Visitor & Limited, values: RegistrationPayload): Promise<void> {
  await throttle(visitor, 'registration', values.email);
  const passwordHash = await hashPassword(values.password);
  const session = await readSession(visitor);
  const language = session.language ?? visitor.browserLanguage ?? 'EN';
  await visitor.db.transaction((tx) => addCustomer(tx, { values, passwordHash, language, now: visitor.now }));
}

async function addCustomer(tx: Database, { values, passwordHash, language, now }: Registering): Promise<void> {
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
    .returning({ id: customers.id });
  if (added === undefined) throw alreadySent();
  const expiresAt = new Date(now.getTime() + activationHours * 3_600_000);
  const hash = await newMailedLink(tx, { purpose: 'activation', customerId: added.id, expiresAt });
  const mail = { kind: 'activation', hash, firstName: profile.firstName, lastName: profile.lastName } as const;
  await enqueueMail(tx, now, { recipient: email, language, mail });
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

/** Activates an account and confirms the newsletter that was ticked at registration. Throws HashInvalidException. */
export async function activate(caller: Limited, hash: string): Promise<void> {
  const { db, now } = caller;
  await throttle(caller, 'mailedLink');
  await db.transaction(async (tx) => {
    const id = await redeemMailedLink(tx, { hash, purpose: 'activation', now });
    const [customer] = await tx
      .update(customers)
      .set({ activatedAt: now })
      .where(and(eq(customers.id, id), isNull(customers.activatedAt)))
      .returning();
    if (customer?.wantsNewsletter) await confirmSubscription(tx, now, customer);
  });
}
