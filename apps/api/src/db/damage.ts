import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';

/** The embedded database cannot be opened as it is; the message is one sentence for the person who starts the shop. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';
  constructor(folder: string, found: string) {
    super(
      `The database in ${folder} is damaged (${found}) and was left as it is: keep a copy of the folder, then restore the latest backup with "pnpm restore <file> --force".`,
    );
  }
}

const segmentBytes = 16 * 1024 * 1024;
const segmentsPerId = 256n;
const controlBytes = 8192;
/** The layout of pg_control, in bytes, that the version 18 of PostgreSQL has. */
const control = { version: 8, known: 1800, redo: 40 } as const;

/**
 * Finds damage that PostgreSQL itself does not report, because it takes the end of what it can read for the end of the log and continues there: a
 * database without files, and a log with a short or a missing file. Throws DamagedDatabaseError and changes nothing.
 */
export function expectSound(folder: string): void {
  const found = damageIn(`${folder}/postgres`);
  if (found !== null) throw new DamagedDatabaseError(folder, found);
}

function damageIn(database: string): string | null {
  for (const name of ['PG_VERSION', 'global/pg_control', 'pg_wal'])
    if (!existsSync(`${database}/${name}`)) return `${name} is missing`;
  const bytes = readFileSync(`${database}/global/pg_control`);
  if (bytes.length !== controlBytes) return `global/pg_control has ${bytes.length} of ${controlBytes} bytes`;
  return damageOfLog(`${database}/pg_wal`, bytes);
}

/** The log is needed from the place on that the last checkpoint names; what is older may be missing. */
function damageOfLog(log: string, bytes: Buffer): string | null {
  const segments = readdirSync(log)
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .toSorted();
  const short = segments.find((name) => statSync(`${log}/${name}`).size !== segmentBytes);
  if (short !== undefined) return `pg_wal/${short} is incomplete`;
  if (bytes.readUInt32LE(control.version) !== control.known) return null;
  const first = bytes.readBigUInt64LE(control.redo) / BigInt(segmentBytes);
  const last = segments.at(-1);
  const end = last === undefined ? first : numberOf(last);
  for (let number = first; number <= end; number += 1n)
    if (!segments.some((name) => numberOf(name) === number)) return `a file of pg_wal is missing`;
  return first > end ? 'a file of pg_wal is missing' : null;
}

/** A segment is named by its timeline, the upper and the lower half of its number, eight digits each. */
function numberOf(name: string): bigint {
  return BigInt(`0x${name.slice(8, 16)}`) * segmentsPerId + BigInt(`0x${name.slice(16)}`);
}
