import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { PGliteOptions } from '@electric-sql/pglite';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { DamagedDatabaseError } from './damage.ts';
import type { Database } from './database.ts';
import { DataFolderError, fullDiskSentence } from './dataFolder.ts';
import type { Sync } from './durableFs.ts';
import { DurableNodeFS, durableStartParams } from './durableFs.ts';
import { createExtensions } from './extensions.ts';
import { lackOfRoom, neededRoom } from './room.ts';

const extensions = { pg_trgm, unaccent };

/**
 * PostgreSQL fills its buffers with zeros at each start: 128 MiB, its default, take 0.4 s and 70 MiB more of memory. What does not fit comes from the
 * system's cache of files; searches of 100,000 products are as fast (docs/PERFORMANCE.md).
 */
const buffers = ['-c', 'shared_buffers=32MB'];

/** Where PostgreSQL's files are, and the data folder that a message names. */
export type Place = { readonly folder: string; readonly name: string; readonly sync?: Sync };
/** A database without a folder; `dump` is what it begins with. */
type InMemory = { readonly folder: null; readonly dump: Blob | undefined };

/** Work that the embedded database leaves to the shop, because it has no processes of its own. */
export type EmbeddedUpkeep = {
  /** Refuses writing while the disk lacks room, and takes it up again. Returns the reason while it is refused, else null. */
  readonly whyReadOnly: () => Promise<string | null>;
  /** Writes a checkpoint when the log has grown, so that the log stays short and a start after a kill has little to repeat. */
  readonly checkpoint: () => Promise<void>;
};
export type OpenedEmbedded = {
  readonly db: Database;
  readonly close: () => Promise<void>;
  readonly upkeep: EmbeddedUpkeep;
};

/** Opens the database in a folder or in memory, and migrates it. Throws DamagedDatabaseError and DataFolderError. */
export async function openEmbedded(place: Place | InMemory, migrations: string): Promise<OpenedEmbedded> {
  const client = place.folder === null ? await createInMemory(place) : await createOn(place, {});
  await client.exec(createExtensions);
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder: migrations });
  const whyReadOnly = place.folder === null ? () => Promise.resolve(null) : guardRoom(client, place.name);
  return { db, close: () => client.close(), upkeep: { whyReadOnly, checkpoint: () => checkpoint(client) } };
}

export type DumpableDatabase = Pick<OpenedEmbedded, 'db' | 'close'> & {
  /** The database's folder as tar.gz. */
  readonly dump: () => Promise<Buffer>;
};

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Opens a database without migrating it, for a backup. */
export async function openAsItIs(place: Place): Promise<DumpableDatabase> {
  const client = await createOn(place, {});
  return {
    db: drizzle({ client }),
    close: () => client.close(),
    async dump() {
      await client.exec('CHECKPOINT');
      const tar = await client.dumpDataDir('none');
      return compress(new Uint8Array(await tar.arrayBuffer()));
    },
  };
}

/** Creates a database from the result of `dump`, in a folder of its own. */
export async function unpackDatabase(data: Uint8Array, folder: string) {
  // PGlite crashes on a broken archive, so it is unpacked here.
  const loadDataDir = new Blob([await decompress(data)], { type: 'application/x-tar' });
  const client = await createOn({ folder, name: folder }, { loadDataDir });
  return { db: drizzle({ client }), close: () => client.close() };
}

/**
 * The line that PostgreSQL logs when it ends. PGlite still answers after that, from memory that nothing keeps consistent. The beginning of the line
 * matters, because an error's message may quote what a shopper entered.
 */
const endingLine = /^\S+ \S+ \S+ \[\d+\] (?:FATAL|PANIC): +(.+)$/;

function createInMemory({ dump }: InMemory) {
  const startParams = [...PGlite.defaultStartParams, ...buffers];
  return PGlite.create({ extensions, startParams, ...(dump === undefined ? {} : { loadDataDir: dump }) });
}

async function createOn({ folder, name, sync }: Place, options: PGliteOptions) {
  let ended: string | null = null;
  let opening = true;
  const onStderr = (line: string) => {
    ended ??= endingLine.exec(line)?.[1] ?? null;
    if (ended !== null && !opening) endProcess(ended);
    return false;
  };
  try {
    const fs = new DurableNodeFS(folder, sync);
    const startParams = [...durableStartParams, ...buffers];
    return await PGlite.create({ ...options, fs, extensions, startParams, onStderr });
  } catch (error) {
    throw openingFailure(name, error, ended);
  } finally {
    opening = false;
  }
}

/** Ends at once: closing the database would write its broken state. The next start repeats what the log has. */
function endProcess(reason: string): never {
  const advice = noRoom.test(reason) ? 'make room on the disk of DATA_DIR and start again' : 'start again';
  process.stderr.write(`The embedded database has stopped (${reason}): ${advice}.\n`);
  process.exit(1);
}

const noRoom = /No space left|Disk quota/;
/** The numbers of ENOSPC and EDQUOT in WebAssembly. */
const noRoomNumbers: readonly unknown[] = [51, 19];

function openingFailure(name: string, error: unknown, ended: string | null): unknown {
  const number: unknown = typeof error === 'object' && error !== null && 'errno' in error ? error.errno : null;
  if (noRoomNumbers.includes(number) || (ended !== null && noRoom.test(ended)))
    return new DataFolderError(fullDiskSentence(name));
  if (ended !== null) return new DamagedDatabaseError(name, ended);
  // A trap of WebAssembly, whose error class the types of Node lack.
  const trapped = error instanceof Error && error.name === 'RuntimeError';
  return trapped ? new DamagedDatabaseError(name, 'PostgreSQL cannot read it') : error;
}

/** PGlite has one connection, so a setting of the connection is one of the database. */
function guardRoom(client: PGlite, folder: string): () => Promise<string | null> {
  let readOnly = false;
  return async () => {
    const lack = lackOfRoom(folder, neededRoom.toWrite);
    if (readOnly !== (lack !== null)) {
      await client.exec(`SET default_transaction_read_only = ${lack !== null}`);
      // Afterwards, so that the next look tries again what failed.
      readOnly = lack !== null;
    }
    return lack === null ? null : `${lack} to write: changes are refused until there is room.`;
  };
}

/** Bytes of log after which a checkpoint is due: two of its files. */
const longLog = 32 * 1024 * 1024;

async function checkpoint(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ due: boolean }>(
    'SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > $1 AS due FROM pg_control_checkpoint()',
    [longLog],
  );
  if (rows[0]?.due === true) await client.exec('CHECKPOINT');
}
