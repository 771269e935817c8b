import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseLocation } from '@platine/api/db/location.ts';
import { migrationsFolder } from '@platine/api/db/migrations.ts';
import { removeTestFolders, testFolder } from '@platine/api/testing/testFolder.ts';
import { afterAll } from 'vitest';
import { startPostgres } from '../../../scripts/postgres.ts';

/** An empty database of each kind, which outlives its connections; both are gone after the file's tests. */
export async function bothDatabases(): Promise<readonly DatabaseLocation[]> {
  const postgres = await startPostgres();
  afterAll(async () => {
    await postgres.stop();
    removeTestFolders();
  });
  return [
    { kind: 'folder', path: join(testFolder(), 'data') },
    { kind: 'server', url: postgres.url },
  ];
}

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
