import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { prepareDataFolder } from './dataFolder.ts';
import type { Database } from './database.ts';
import type { DatabaseLocation } from './location.ts';
import { lockFolder } from './lock.ts';

export type OpenedDatabase = { readonly db: Database; readonly close: () => Promise<void> };

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Before the migrations, because their indexes may use them. */
const createExtensions = 'CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE EXTENSION IF NOT EXISTS unaccent;';

/** Any number that only the migrations of this shop use. */
const migrationLock = 3_027_001;

/**
 * Opens the database and brings its tables up to date. Throws FolderInUseError when another process holds the folder.
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenedDatabase> {
  if (location.kind === 'server') return openServer(location.url);
  if (location.kind === 'memory') return openPglite(undefined);
  prepareDataFolder(location.path);
  const unlock = await lockFolder(location.path);
  try {
    const { db, close } = await openFolder(location.path);
    return { db, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A first start that was killed leaves half a database behind; the mark of a finished one tells it apart. */
async function openFolder(path: string): Promise<OpenedDatabase> {
  const mark = `${path}/created`;
  if (!existsSync(mark)) rmSync(`${path}/postgres`, { recursive: true, force: true });
  const opened = await openPglite(`${path}/postgres`);
  writeFileSync(mark, '');
  return opened;
}

async function openPglite(folder: string | undefined): Promise<OpenedDatabase> {
  const extensions = { pg_trgm, unaccent };
  const client = await PGlite.create(folder === undefined ? { extensions } : { dataDir: folder, extensions });
  await client.exec(createExtensions);
  const db = drizzlePglite({ client });
  await migratePglite(db, { migrationsFolder });
  return { db, close: () => client.close() };
}

async function openServer(url: string): Promise<OpenedDatabase> {
  const pool = new Pool({ connectionString: url });
  // An idle connection that the server drops is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await migrateServer(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzlePostgres({ client: pool }), close: () => pool.end() };
}

/** Several processes may start on one server at once: the first migrates, the others wait. */
async function migrateServer(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query(createExtensions);
    await migratePostgres(drizzlePostgres({ client }), { migrationsFolder });
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    client.release(true);
  }
}
