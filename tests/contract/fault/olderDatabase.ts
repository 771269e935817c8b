import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '@platine/api/db/migrations.ts';
import { testFolder } from '@platine/api/testing/testFolder.ts';

/** A folder with the migrations that an older version of the shop knew: the first `count`. */
export function firstMigrations(count: number): string {
  const folder = join(testFolder(), 'migrations');
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const entries = readFileSync(journal, 'utf8').match(/\{[^{}]*\}/g) ?? [];
  writeFileSync(journal, `{"version":"7","dialect":"postgresql","entries":[${entries.slice(0, count).join(',')}]}`);
  return folder;
}

/** A value as a literal of SQL for a column of type jsonb. */
export const literal = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`;
