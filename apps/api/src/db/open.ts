import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
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
import { migrationsFolder } from './migrations.ts';
import { finishRestoring } from './restoring.ts';

export type OpenedDatabase = {
  readonly db: Database;
  readonly close: () => Promise<void>;
  /** Usage of the connections to a server; null for the embedded database. */
  readonly connections: (() => Connections) | null;
};
export type Connections = { readonly open: number; readonly idle: number; readonly waiting: number };

/** Created before the migrations, whose indexes use them. */
const createExtensions = 'CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE EXTENSION IF NOT EXISTS unaccent;';

/** Identifies the migration lock; arbitrary but unique in this shop. */
const migrationLock = 3_027_001;

/**
 * Opens the database and migrates it; with another folder of migrations, to an older version. Throws FolderInUseError when another process
 * holds the folder.
 */
export async function openDatabase(
  location: DatabaseLocation,
  migrations: string = migrationsFolder,
): Promise<OpenedDatabase> {
  if (location.kind === 'server') return openServer(location.url, migrations);
  if (location.kind === 'memory') return openPglite(undefined, migrations);
  prepareDataFolder(location.path);
  const unlock = await lockFolder(location.path);
  try {
    const { db, close } = await openFolder(location.path, migrations);
    return { db, close: () => close().finally(unlock), connections: null };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Removes the half-created database of a first start that was killed; a finished one has a mark. */
async function openFolder(path: string, migrations: string): Promise<OpenedDatabase> {
  finishRestoring(path);
  const mark = `${path}/created`;
  if (!existsSync(mark)) rmSync(`${path}/postgres`, { recursive: true, force: true });
  const opened = await openPglite(`${path}/postgres`, migrations);
  writeFileSync(mark, '');
  return opened;
}

const extensions = { pg_trgm, unaccent };

async function openPglite(folder: string | undefined, migrations: string): Promise<OpenedDatabase> {
  const client = await PGlite.create(folder === undefined ? { extensions } : { dataDir: folder, extensions });
  await client.exec(createExtensions);
  const db = drizzlePglite({ client });
  await migratePglite(db, { migrationsFolder: migrations });
  return { db, close: () => client.close(), connections: null };
}

export type DumpableDatabase = Pick<OpenedDatabase, 'db' | 'close'> & {
  /** The database's folder as tar.gz. */
  readonly dump: () => Promise<Buffer>;
};

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Opens the database of a locked data folder without migrating it, for a backup. */
export async function openFolderAsItIs(path: string): Promise<DumpableDatabase> {
  finishRestoring(path);
  const client = await PGlite.create({ dataDir: `${path}/postgres`, extensions });
  return {
    db: drizzlePglite({ client }),
    close: () => client.close(),
    async dump() {
      await client.exec('CHECKPOINT');
      const tar = await client.dumpDataDir('none');
      return compress(new Uint8Array(await tar.arrayBuffer()));
    },
  };
}

/** Creates a database from the result of `dump`, in a folder of its own. */
export async function unpackDatabase(data: Uint8Array, path: string) {
  // PGlite crashes on a broken archive, so it is unpacked here.
  const loadDataDir = new Blob([await decompress(data)], { type: 'application/x-tar' });
  const client = await PGlite.create({ dataDir: path, loadDataDir, extensions });
  return { db: drizzlePglite({ client }), close: () => client.close() };
}

async function openServer(url: string, migrations: string): Promise<OpenedDatabase> {
  const pool = new Pool({ connectionString: url });
  // An idle connection that the server drops is replaced by the next query; without a listener its error would end the process.
  pool.on('error', () => undefined);
  try {
    await migrateServer(pool, migrations);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzlePostgres({ client: pool }),
    close: () => pool.end(),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/** Several processes may start at once on one server: the first migrates, the others wait. */
async function migrateServer(pool: Pool, migrations: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query(createExtensions);
    await migratePostgres(drizzlePostgres({ client }), { migrationsFolder: migrations });
  } finally {
    // Closing the connection releases the lock in any case.
    client.release(true);
  }
}
