import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** For `onConflictDoUpdate`: overwrites the row with the same key, unless it is equal. */
export function overwriteChanged(table: PgTable, target: PgColumn) {
  const set = Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  );
  return { target, set, setWhere: sql`${table}.* is distinct from excluded.*` };
}
