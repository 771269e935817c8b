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
  /** How the connections to a server are used; null without a server. */
  readonly connections: (() => Connections) | null;
};
export type Connections = { readonly open: number; readonly idle: number; readonly waiting: number };

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
    return { db, close: () => close().finally(unlock), connections: null };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A first start that was killed leaves half a database behind; the mark of a finished one tells it apart. */
async function openFolder(path: string): Promise<OpenedDatabase> {
  finishRestoring(path);
  const mark = `${path}/created`;
  if (!existsSync(mark)) rmSync(`${path}/postgres`, { recursive: true, force: true });
  const opened = await openPglite(`${path}/postgres`);
  writeFileSync(mark, '');
  return opened;
}

const extensions = { pg_trgm, unaccent };

async function openPglite(folder: string | undefined): Promise<OpenedDatabase> {
  const client = await PGlite.create(folder === undefined ? { extensions } : { dataDir: folder, extensions });
  await client.exec(createExtensions);
  const db = drizzlePglite({ client });
  await migratePglite(db, { migrationsFolder });
  return { db, close: () => client.close(), connections: null };
}

export type DumpableDatabase = Pick<OpenedDatabase, 'db' | 'close'> & {
  /** The database's folder as tar.gz. */
  readonly dump: () => Promise<Buffer>;
};

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Opens the database of a locked data folder without bringing it up to date, for a backup. */
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

/** Makes a database of what `dump` answered, in a folder of its own. */
export async function unpackDatabase(data: Uint8Array, path: string) {
  // PGlite does not survive a broken archive: it is unpacked here.
  const loadDataDir = new Blob([await decompress(data)], { type: 'application/x-tar' });
  const client = await PGlite.create({ dataDir: path, loadDataDir, extensions });
  return { db: drizzlePglite({ client }), close: () => client.close() };
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
  return {
    db: drizzlePostgres({ client: pool }),
    close: () => pool.end(),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
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
