import { and, eq, gt, lte, ne } from 'drizzle-orm';
import { emailKey } from '@platine/domain/customer/account.ts';
import { deviceDays } from '@platine/domain/shop/constants.ts';
import { customers, knownDevices } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { daysBefore } from '../../time/clock.ts';
import { hashToken, newSessionToken } from '../sessionToken.ts';
import type { Moment } from '../visitor.ts';

/** The browser of a caller, by a cookie of its own that outlives logins. */
export type Device = {
  /** The token as it came; it may be known to no account. */
  readonly deviceToken: string | null;
  readonly keepDevice: (token: string) => void;
};

/** Whether an account has logged in from the caller's browser; takes the same for every e-mail (D32). */
export async function isKnownDevice({ db, now, deviceToken }: Moment & Device, email: string): Promise<boolean> {
  if (deviceToken === null) return false;
  const [known] = await db
    .select({ id: customers.id })
    .from(knownDevices)
    .innerJoin(customers, eq(customers.id, knownDevices.customerId))
    .where(and(isAlive(deviceToken, now), eq(customers.emailKey, emailKey(email))));
  return known !== undefined;
}

/** Makes the caller's browser known to an account. A token that no account knows is not taken over. */
export async function rememberDevice(
  { db, now, deviceToken, keepDevice }: Moment & Device,
  customerId: number,
): Promise<void> {
  const known = deviceToken !== null && (await db.$count(knownDevices, isAlive(deviceToken, now))) > 0;
  const token = known ? deviceToken : newSessionToken();
  await db
    .insert(knownDevices)
    .values({ tokenHash: hashToken(token), customerId, lastSeenAt: now })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.customerId], set: { lastSeenAt: now } });
  keepDevice(token);
}

/** Forgets a customer's other browsers, since someone else may have known the password. */
export async function forgetOtherDevices(tx: Database, customerId: number, deviceToken: string | null): Promise<void> {
  const isOther = ne(knownDevices.tokenHash, hashToken(deviceToken ?? ''));
  await tx.delete(knownDevices).where(and(eq(knownDevices.customerId, customerId), isOther));
}

export async function removeOldDevices(db: Database, now: Date): Promise<void> {
  await db.delete(knownDevices).where(lte(knownDevices.lastSeenAt, daysBefore(now, deviceDays)));
}

function isAlive(token: string, now: Date) {
  return and(eq(knownDevices.tokenHash, hashToken(token)), gt(knownDevices.lastSeenAt, daysBefore(now, deviceDays)));
}
