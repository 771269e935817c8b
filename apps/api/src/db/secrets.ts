import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { secrets } from './orderSchema.ts';

/** A random key of this shop, created when first needed. Concurrent processes get the same one. */
export async function secret(db: Database, name: string): Promise<string> {
  const find = () => db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  const [known] = await find();
  if (known !== undefined) return known.value;
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [made] = await find();
  if (made === undefined) throw new Error(`The key ${name} vanished.`);
  return made.value;
}

/** Signs a text with one of the shop's keys: HMAC-SHA-256 in base64url. */
export async function sign(db: Database, name: string, text: string): Promise<string> {
  return createHmac('sha256', await secret(db, name))
    .update(text)
    .digest('base64url');
}

/** Whether a signature is the shop's own; takes the same time for every wrong one. */
export async function isSigned(db: Database, name: string, signed: { text: string; signature: string }) {
  const expected = Buffer.from(await sign(db, name, signed.text));
  const given = Buffer.from(signed.signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
