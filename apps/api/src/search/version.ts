import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { searchVersion } from '../db/searchSchema.ts';

/** Says to all processes that the catalogue is another: their next search reads it anew. */
export async function raiseVersion(db: Database): Promise<void> {
  await db
    .insert(searchVersion)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({ target: searchVersion.id, set: { version: sql`${searchVersion.version} + 1` } });
}
