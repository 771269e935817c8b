import { createHash } from 'node:crypto';
import { eq, inArray, lte } from 'drizzle-orm';
import { ThrottledFailure } from '@platine/domain/contract/businessFailure.ts';
import { emailKey } from '@platine/domain/customer/account.ts';
import type { Throttled, ThrottleRule } from '@platine/domain/shop/throttle.ts';
import { pour, throttles, unpour } from '@platine/domain/shop/throttle.ts';
import { daysBefore } from '../../time/clock.ts';
import { throttleBuckets } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { addressGroup } from '../../network/address.ts';
import type { Moment } from '../visitor.ts';

/** A caller whose tries are counted. */
export type Limited = Moment & {
  /** Internet address of the caller; null when it is not known. */
  readonly clientAddress: string | null;
};

/**
 * Counts a try by internet address, and by account whether or not it exists. The count stays when the call fails. Throws
 * ThrottledException (D32).
 */
export async function throttle(caller: Limited, what: Throttled, email?: string): Promise<void> {
  const rules = throttles[what];
  if (caller.clientAddress !== null)
    await count(caller, bucketKey(what, 'address', addressGroup(caller.clientAddress)), rules.address);
  if (email !== undefined && 'account' in rules)
    await count(caller, bucketKey(what, 'account', emailKey(email)), rules.account);
}

/** Counts a try by account, or by an order's number, alone. Returns false when the limit is reached. */
export async function isWithinLimit(
  moment: Moment,
  what: 'passwordReset' | 'orderLink',
  counted: string,
): Promise<boolean> {
  return (await pourOne(moment, bucketKey(what, 'account', emailKey(counted)), throttles[what].account)) === 0;
}

/** Counts a try to log in from a browser that the account knows. Throws ThrottledException. */
export async function throttleDevice(moment: Moment, device: string): Promise<void> {
  await count(moment, bucketKey('login', 'device', device), throttles.login.device);
}

type Counted = { readonly kind: 'account' | 'device'; readonly counted: string };

/** Resets the count of an account or a browser after a login. */
export async function resetThrottle(
  { db }: Pick<Moment, 'db'>,
  what: 'login' | 'deskSignIn',
  { kind, counted }: Counted,
): Promise<void> {
  await db.delete(throttleBuckets).where(eq(throttleBuckets.key, bucketKey(what, kind, counted)));
}

/** Takes a login that succeeded out of the count of its internet address, which many may share. */
export async function takeBack({ db, clientAddress }: Limited): Promise<void> {
  if (clientAddress === null) return;
  const key = bucketKey('login', 'address', addressGroup(clientAddress));
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(throttleBuckets).where(eq(throttleBuckets.key, key)).for('update');
    if (row === undefined) return;
    const { level } = unpour({ level: row.level, at: row.filledAt.getTime() });
    await tx.update(throttleBuckets).set({ level }).where(eq(throttleBuckets.key, key));
  });
}

/** Removes buckets that were last filled more than a day ago. Those that an order holds are left to the next turn: waiting for them could deadlock. */
export async function removeEmptyBuckets(db: Database, now: Date): Promise<void> {
  const { key, filledAt } = throttleBuckets;
  const old = db
    .select({ key })
    .from(throttleBuckets)
    .where(lte(filledAt, daysBefore(now, 1)))
    .for('update', { skipLocked: true });
  await db.delete(throttleBuckets).where(inArray(key, old));
}

async function count(moment: Moment, key: string, rule: ThrottleRule): Promise<void> {
  const wait = await pourOne(moment, key, rule);
  if (wait > 0) throw new ThrottledFailure(wait);
}

/** Returns the seconds to wait. Processes share the counts; the lock of the row makes them wait for each other. */
function pourOne({ db, now }: Moment, key: string, rule: ThrottleRule): Promise<number> {
  return db.transaction(async (tx) => {
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
}

function bucketKey(what: Throttled, kind: 'address' | 'account' | 'device', counted: string): string {
  return `${what}:${kind}:${createHash('sha256').update(counted).digest('base64url')}`;
}
