import type { SQL } from 'drizzle-orm';
import { and, eq, gt, sql } from 'drizzle-orm';
import { sessionDays } from '@platine/domain/shop/constants.ts';
import { daysBefore } from '../time/clock.ts';
import { logins } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema.ts';
import { hashToken } from './sessionToken.ts';
import type { Visitor } from './visitor.ts';

/** The key of the visitor's session, by which its orders are found (D7); null when there is none. */
export async function findOwnKey({
  db,
  sessionToken,
  now,
}: Pick<Visitor, 'db' | 'sessionToken' | 'now'>): Promise<string | null> {
  if (sessionToken === null) return null;
  const [own] = await db
    .select({ key: sessions.tokenHash })
    .from(sessions)
    .where(isAlive(db, hashToken(sessionToken), now));
  return own?.key ?? null;
}

/** Selects the session of a key (a token's hash or a customer's key) if it has not expired. */
export function isAlive(db: Database, key: string, now: Date): SQL | undefined {
  const since = endedBefore(now);
  const ofCustomer = db
    .select({ key: sql<string>`'customer:' || ${logins.customerId}` })
    .from(logins)
    .where(and(eq(logins.tokenHash, key), gt(logins.lastSeenAt, since)));
  return and(eq(sessions.tokenHash, sql`coalesce(${ofCustomer}, ${key})`), gt(sessions.lastSeenAt, since));
}

/** Sessions that were last used before this time have expired. */
export function endedBefore(now: Date): Date {
  return daysBefore(now, sessionDays);
}
