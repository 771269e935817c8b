import { and, eq, gt, sql } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { emailKey } from '@platine/domain/customer/account.ts';
import type { User } from '@platine/domain/customer/user.ts';
import { customers, logins } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { batchReads } from '../../db/batchReads.ts';
import { memoizePerDatabase } from '../../db/memoizePerDatabase.ts';
import { endedBefore } from '../livingSession.ts';
import { hashToken } from '../sessionToken.ts';
import type { Visitor } from '../visitor.ts';

export type Customer = typeof customers.$inferSelect;

/** The account of an e-mail, activated or not. */
export async function findAccount(db: Database, email: string): Promise<Customer | null> {
  const [found] = await db
    .select()
    .from(customers)
    .where(eq(customers.emailKey, emailKey(email)));
  return found ?? null;
}

/** The activated account of an e-mail. */
export async function findCustomer(db: Database, email: string): Promise<Customer | null> {
  const found = await findAccount(db, email);
  return found === null || found.activatedAt === null ? null : found;
}

export async function hasAccount(db: Database, email: string): Promise<boolean> {
  return (await findCustomer(db, email)) !== null;
}

/** The domain's user of a customer's record. */
export function userOf(customer: Customer): User {
  const { id, email, language, customerType, educationalInstitution } = customer;
  const { country, company, vatId, department, firstName, lastName, street, supplement, zipCode, city, phone } =
    customer;
  const address = { company, department, firstName, lastName, street, supplement, zipCode, city };
  const contact = { customerType, country, vatId, phone, ...address };
  return { email, language, customerId: `C-${id}`, customerType, educationalInstitution, contact };
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

export type TokenHolder = Pick<Visitor, 'db' | 'now' | 'sessionToken'>;

/** The user who is logged in; null for a guest. */
export async function currentUser(visitor: TokenHolder): Promise<User | null> {
  const customer = await currentCustomer(visitor);
  return customer === null ? null : userOf(customer);
}

/** The customer who is logged in; null for a guest. */
export async function currentCustomer({ db, now, sessionToken }: TokenHolder): Promise<Customer | null> {
  if (sessionToken === null) return null;
  return findingTogether(db)({ tokenHash: hashToken(sessionToken), since: endedBefore(now).toISOString() });
}

/** The customer who is logged in. Throws NotLoggedInException. */
export async function requireCustomer(visitor: TokenHolder): Promise<Customer> {
  const customer = await currentCustomer(visitor);
  if (customer === null) throw new BusinessFailure('NotLoggedInException', 'You are not logged in.');
  return customer;
}
