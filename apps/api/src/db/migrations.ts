import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { number, object, array } from 'yup';
import type { Database } from './database.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

const journal = object({ entries: array(object({ when: number().required() })).required() });
let known: number | undefined;

/** The timestamp of the newest migration in this version of the shop, in ms since 1970: drizzle identifies migrations by it. */
export function newestMigration(): number {
  known ??= Math.max(
    ...journal
      .validateSync(JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')))
      .entries.map(({ when }) => when),
  );
  return known;
}

/** The newest migration applied to a database; 0 for an empty one. */
export async function appliedMigration(db: Database): Promise<number> {
  const [row] = await db
    .select({ newest: sql<string | null>`max(created_at)` })
    .from(sql`drizzle.__drizzle_migrations`);
  return Number(row?.newest ?? 0);
}
