import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { eq, lte } from 'drizzle-orm';
import { ThrottledFailure } from '@platine/domain/contract/businessFailure.ts';
import { emailKey } from '@platine/domain/customer/account.ts';
import type { Throttled, ThrottleRule } from '@platine/domain/shop/throttle.ts';
import { pour, throttles } from '@platine/domain/shop/throttle.ts';
import type { CallContext } from '../callContext.ts';
import { daysBefore } from '../../time/clock.ts';
import { throttleBuckets } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';

type Asking = Pick<CallContext, 'db' | 'now' | 'clientAddress'>;

/**
 * Counts a try, by the asker's internet address and by the account it is about, whether or not there is one. What is counted stays counted
 * when the call fails. Throws ThrottledException (D32).
 */
export async function throttle(context: Asking, what: Throttled, email?: string): Promise<void> {
  const rules = throttles[what];
  if (context.clientAddress !== null)
    await count(context, bucketKey(what, 'address', addressGroup(context.clientAddress)), rules.address);
  if (email !== undefined && 'account' in rules)
    await count(context, bucketKey(what, 'account', emailKey(email)), rules.account);
}

/** A try that worked was no guess: the account's count begins anew. */
export async function forgive({ db }: CallContext, what: Throttled, email: string): Promise<void> {
  await db.delete(throttleBuckets).where(eq(throttleBuckets.key, bucketKey(what, 'account', emailKey(email))));
}

/** Forgets counts that have long run empty. */
export async function removeEmptyBuckets(db: Database, now: Date): Promise<void> {
  await db.delete(throttleBuckets).where(lte(throttleBuckets.filledAt, daysBefore(now, 1)));
}

/** Whoever has one IPv6 address has 2^64 of them: what counts is its first half. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? groupsOf(address.toLowerCase()).slice(0, 4).join(':') : address;
}

/** The eight groups of an IPv6 address, with the ones that `::` leaves out. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array.from({ length: missing }, () => '0'), ...tail].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}

/** Two processes count together, and a row's lock has them follow each other. */
async function count({ db, now }: Asking, key: string, rule: ThrottleRule): Promise<void> {
  const wait = await db.transaction(async (tx) => {
    await tx.insert(throttleBuckets).values({ key, level: 0, filledAt: now }).onConflictDoNothing();
    const isOne = eq(throttleBuckets.key, key);
    const [row] = await tx.select().from(throttleBuckets).where(isOne).for('update');
    const known = row === undefined ? null : { level: row.level, at: row.filledAt.getTime() };
    const poured = pour(known, now.getTime(), rule);
    const { level, at } = poured.bucket;
    await tx
      .update(throttleBuckets)
      .set({ level, filledAt: new Date(at) })
      .where(isOne);
    return poured.wait;
  });
  if (wait > 0) throw new ThrottledFailure(wait);
}

function bucketKey(what: Throttled, kind: 'address' | 'account', asker: string): string {
  return `${what}:${kind}:${createHash('sha256').update(asker).digest('base64url')}`;
}
