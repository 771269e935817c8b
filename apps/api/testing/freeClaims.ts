import { isNotNull } from 'drizzle-orm';
import { providerRequests } from '../src/db/ledgerSchema.ts';
import type { DatabaseLocation } from '../src/db/location.ts';
import { openDatabase } from '../src/db/open.ts';

/** Lets the minutes pass for which a killed process has claimed requests to the providers of payments: they are due at once. */
export async function freeClaims(location: DatabaseLocation): Promise<void> {
  const { db, close } = await openDatabase(location);
  await db.update(providerRequests).set({ dueAt: new Date() }).where(isNotNull(providerRequests.dueAt));
  await close();
}
