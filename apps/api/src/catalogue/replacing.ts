import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** For `onConflictDoUpdate`: writes a row over the one with the same key; one that is the same already is left alone. */
export function replacing(table: PgTable, target: PgColumn) {
  const set = Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  );
  return { target, set, setWhere: sql`${table}.* is distinct from excluded.*` };
}
