import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { emailKey } from '@platine/domain/customer/account.ts';
import type { CallContext } from '../../callContext.ts';
import { customers, logins } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { endedBefore } from '../livingSession.ts';
import { hashToken } from '../sessionToken.ts';

export type Customer = typeof customers.$inferSelect;

/** The account of an e-mail that has been activated. */
export async function findCustomer(db: Database, email: string): Promise<Customer | null> {
  const [found] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.emailKey, emailKey(email)), isNotNull(customers.activatedAt)));
  return found ?? null;
}

/** Who is logged in with the caller's token. */
export async function currentCustomer({ db, now, sessionToken }: CallContext): Promise<Customer | null> {
  if (sessionToken === null) return null;
  const [found] = await db
    .select({ customer: customers })
    .from(logins)
    .innerJoin(customers, eq(customers.id, logins.customerId))
    .where(and(eq(logins.tokenHash, hashToken(sessionToken)), gt(logins.lastSeenAt, endedBefore(now))));
  return found?.customer ?? null;
}

/** Who is logged in; throws NotLoggedInException. */
export async function requireCustomer(context: CallContext): Promise<Customer> {
  const customer = await currentCustomer(context);
  if (customer === null) throw new BusinessFailure('NotLoggedInException', 'You are not logged in.');
  return customer;
}
