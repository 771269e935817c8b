import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { ClientBase } from 'pg';
import { Pool } from 'pg';
import { expectSound } from './damage.ts';
import { DataFolderError, ownerOnly, prepareDataFolder } from './dataFolder.ts';
import type { Database } from './database.ts';
import type { Sync } from './durableFs.ts';
import { syncFolder, syncPath } from './durableFs.ts';
import type { DumpableDatabase, EmbeddedUpkeep, OpenedEmbedded } from './embedded.ts';
import { openAsItIs, openEmbedded } from './embedded.ts';
import { createExtensions } from './extensions.ts';
import type { DatabaseLocation } from './location.ts';
import { lockFolder } from './lock.ts';
import { migrationsFolder } from './migrations.ts';
import { finishRestoring } from './restoring.ts';
import { lackOfRoom, neededRoom } from './room.ts';

export type OpenedDatabase = {
  readonly db: Database;
  readonly close: () => Promise<void>;
  /** Usage of the connections to a server; null for the embedded database. */
  readonly connections: (() => Connections) | null;
  /** Work that the embedded database needs done; null for a server, which does it itself. */
  readonly upkeep: EmbeddedUpkeep | null;
};
export type Connections = { readonly open: number; readonly idle: number; readonly waiting: number };

/** Identifies the migration lock; arbitrary but unique in this shop. */
const migrationLock = 3_027_001;

/**
 * Opens the database and migrates it; with another folder of migrations, to an older version. Throws FolderInUseError when another process
 * holds the folder, DamagedDatabaseError, and DataFolderError when the folder cannot be used or its disk is full.
 */
export async function openDatabase(
  location: DatabaseLocation,
  migrations: string = migrationsFolder,
): Promise<OpenedDatabase> {
  if (location.kind === 'server') return openServer(location, migrations);
  if (location.kind === 'memory')
    return { ...(await openEmbedded({ folder: null, dump: location.dump }, migrations)), connections: null };
  const { path, sync } = location;
  prepareDataFolder(path);
  const unlock = await lockFolder(path);
  try {
    const { close, ...opened } = await openFolder(path, { migrations, sync });
    return { ...opened, close: () => close().finally(unlock), connections: null };
  } catch (error) {
    unlock();
    throw error;
  }
}

type FolderOptions = { readonly migrations: string; readonly sync: Sync | undefined };

/** Removes the half-created database of a first start that was killed; a finished one has a mark. */
async function openFolder(path: string, { migrations, sync }: FolderOptions): Promise<OpenedEmbedded> {
  finishRestoring(path);
  const mark = `${path}/created`;
  const folder = `${path}/postgres`;
  const isCreated = existsSync(mark);
  expectRoom(path, isCreated ? neededRoom.toWrite : neededRoom.toCreate);
  if (isCreated) expectSound(path);
  else rmSync(folder, { recursive: true, force: true });
  const opened = await openEmbedded({ folder, name: path, ...(sync === undefined ? {} : { sync }) }, migrations);
  if (!isCreated) {
    syncFolder(folder);
    writeFileSync(mark, '', ownerOnly);
    syncPath(path);
  }
  return opened;
}

function expectRoom(path: string, needed: number): void {
  const lack = lackOfRoom(path, needed);
  if (lack !== null) throw new DataFolderError(`${lack} to start: make room, or set DATA_DIR to another disk.`);
}

/** Opens the database of a locked data folder without migrating it, for a backup. Throws DamagedDatabaseError. */
export async function openFolderAsItIs(path: string): Promise<DumpableDatabase> {
  finishRestoring(path);
  expectSound(path);
  return openAsItIs({ folder: `${path}/postgres`, name: path });
}

type ServerLocation = Extract<DatabaseLocation, { kind: 'server' }>;

async function openServer({ url, connections = 10 }: ServerLocation, migrations: string): Promise<OpenedDatabase> {
  const pool = new Pool({ connectionString: url, max: connections, onConnect: turnOffCompilation });
  // An idle connection that the server drops is replaced by the next query; without a listener its error would end the process.
  pool.on('error', () => undefined);
  try {
    await migrateServer(pool, migrations);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle({ client: pool }),
    close: () => pool.end(),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    upkeep: null,
  };
}

/** PostgreSQL would compile a search of many terms before running it: 70 ms and more for one of 60 (record 0165). The pool waits for the answer. */
function turnOffCompilation(client: ClientBase): unknown {
  return client.query('SET jit = off');
}

/** Several processes may start at once on one server: the first migrates, the others wait. */
async function migrateServer(pool: Pool, migrations: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query(createExtensions);
    await migrate(drizzle({ client }), { migrationsFolder: migrations });
  } finally {
    // Closing the connection releases the lock in any case.
    client.release(true);
  }
}
