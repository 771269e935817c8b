import { eq } from 'drizzle-orm';
import type { DatabaseLocation } from '../../src/db/location.ts';
import { openDatabase } from '../../src/db/open.ts';
import { payments } from '../../src/db/orderSchema.ts';

/** Lets an hour pass for the open payments of a shop that is stopped. */
export async function passHour(location: DatabaseLocation): Promise<void> {
  const { db, close } = await openDatabase(location);
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const passed = { createdAt: ago(60), expiresAt: ago(30) };
  await db.update(payments).set(passed).where(eq(payments.state, 'pending'));
  await close();
}
