import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { emailKey } from '@platine/domain/customer/account.ts';
import type { CallContext } from '../callContext.ts';
import { customers, logins } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { batchReads } from '../../db/batchReads.ts';
import { memoizePerDatabase } from '../../db/memoizePerDatabase.ts';
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

type Ask = { readonly tokenHash: string; readonly since: string };

const findingLogins = memoizePerDatabase((db) => {
  const [tokens, since] = [sql.placeholder('tokens'), sql.placeholder('since')];
  return db
    .select({ place: sql<number>`asked.place::integer`, customer: customers })
    .from(sql`unnest(${tokens}::text[], ${since}::timestamptz[]) with ordinality as asked(token, since, place)`)
    .innerJoin(logins, and(eq(logins.tokenHash, sql`asked.token`), gt(logins.lastSeenAt, sql`asked.since`)))
    .innerJoin(customers, eq(customers.id, logins.customerId))
    .prepare('find_logins');
});

const findingTogether = memoizePerDatabase((db) =>
  batchReads(async (asks: readonly Ask[]) => {
    const tokens = asks.map(({ tokenHash }) => tokenHash);
    const rows = await findingLogins(db).execute({ tokens, since: asks.map(({ since }) => since) });
    const found = new Map(rows.map(({ place, customer }) => [place, customer]));
    return asks.map((_, number) => found.get(number + 1) ?? null);
  }),
);

/** Who is logged in with the caller's token. */
export async function currentCustomer({ db, now, sessionToken }: CallContext): Promise<Customer | null> {
  if (sessionToken === null) return null;
  return findingTogether(db)({ tokenHash: hashToken(sessionToken), since: endedBefore(now).toISOString() });
}

/** Who is logged in; throws NotLoggedInException. */
export async function requireCustomer(context: CallContext): Promise<Customer> {
  const customer = await currentCustomer(context);
  if (customer === null) throw new BusinessFailure('NotLoggedInException', 'You are not logged in.');
  return customer;
}
