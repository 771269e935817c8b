import { asc, eq } from 'drizzle-orm';
import { resetMinutes } from '@platine/domain/customer/account.ts';
import { passwordRequests } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { readSession } from '../session.ts';
import type { Moment, Visitor } from '../visitor.ts';
import type { Customer } from './customers.ts';
import { findAccount } from './customers.ts';
import { mailActivation } from './mailActivation.ts';
import { newMailedLink } from './mailedLinks.ts';
import type { Limited } from './throttle.ts';
import { isWithinLimit, throttle } from './throttle.ts';

/**
 * Notes a request for a link. Nothing here depends on the account, so neither the answer nor its time tells whether there is one (D32); the job
 * `mailPasswordLinks` looks it up. Throws ThrottledException for an internet address that asks too often.
 */
export async function requestPasswordReset(visitor: Visitor & Limited, email: string): Promise<void> {
  await throttle(visitor, 'passwordReset');
  const { language } = await readSession(visitor);
  await visitor.db.insert(passwordRequests).values({ email, language });
}

/** Mails a link for each request whose e-mail has an account. Processes skip each other's requests. */
export async function mailPasswordLinks({ db, now }: Moment): Promise<void> {
  while (await db.transaction((tx) => answerOne(tx, now)));
}

async function answerOne(tx: Database, now: Date): Promise<boolean> {
  const [request] = await tx
    .select()
    .from(passwordRequests)
    .orderBy(asc(passwordRequests.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (request === undefined) return false;
  await tx.delete(passwordRequests).where(eq(passwordRequests.id, request.id));
  const customer = await findAccount(tx, request.email);
  // Above the limit the links of the last mails still work, so that nobody can keep the owner out by asking.
  if (customer !== null && (await isWithinLimit({ db: tx, now }, 'passwordReset', request.email)))
    await mailLink(tx, customer, { language: request.language ?? customer.language, now });
  return true;
}

type Mailing = Pick<Customer, 'language'> & { readonly now: Date };

/** An account that waits for its activation is mailed that link again. */
async function mailLink(tx: Database, customer: Customer, { language, now }: Mailing): Promise<void> {
  const { id, email, activatedAt } = customer;
  if (activatedAt === null) return mailActivation(tx, customer, { language, now });
  const expiresAt = new Date(now.getTime() + resetMinutes * 60_000);
  const hash = await newMailedLink(tx, { purpose: 'reset', customerId: id, expiresAt });
  await enqueueMail(tx, now, { recipient: email, language, mail: { kind: 'passwordReset', hash } });
}
