import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';

/** Every row of every table as text, one a line. */
export async function dumpTables(db: Database): Promise<string> {
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`);
  const rows: string[] = [];
  for (const { name } of tables)
    for (const { row } of await db.select({ row: sql<string>`one::text` }).from(sql`${sql.identifier(name)} as one`))
      rows.push(`${name} ${row}`);
  return rows.join('\n');
}
