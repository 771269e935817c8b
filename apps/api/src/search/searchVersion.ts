import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { searchVersion } from '../db/searchSchema.ts';

/** Marks the catalogue as changed: each process reloads its index with its next search. */
export async function incrementSearchVersion(db: Database): Promise<void> {
  await db
    .insert(searchVersion)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({ target: searchVersion.id, set: { version: sql`${searchVersion.version} + 1` } });
}
