import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { searchVersion } from '../db/searchSchema.ts';

/**
 * A text that differs once an import has ended, and once a statement has changed a product. A sequence counts the statements, because it makes no
 * order wait for another; it counts before the transaction ends, so what is made of products in that moment may be of the state before.
 */
export async function readCatalogueState(db: Database): Promise<string> {
  const [read] = await db
    .select({
      state: sql<string>`coalesce((select version from ${searchVersion}), 0) || '.' || (select last_value from product_changes)`,
    })
    .from(sql`(values (1)) as one`);
  return read?.state ?? '';
}
