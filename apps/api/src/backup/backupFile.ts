import { createHash } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { number, object, string } from 'yup';
import { newestMigration } from '../db/migrations.ts';

/** A backup cannot be made or used; the message is one sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The first line of each backup, as JSON, so that its origin is readable without a tool. */
const heading = object({
  platine: string().oneOf(['backup']).required(),
  format: number().required(),
  /** The newest migration of its database: an older version of the shop cannot read the data. */
  migration: number().required(),
  madeAt: string().required(),
  sha256: string().required(),
});
const format = 1;
/** The longest header that is read, in bytes. */
const headingLimit = 1000;

export type BackupContent = {
  /** The database's folder as tar.gz. */
  readonly data: Uint8Array;
  readonly migration: number;
  readonly madeAt: Date;
};

/** Checks at once that the file can be written, before the long work starts. Throws BackupError. */
export function expectWritable(path: string): void {
  try {
    accessSync(dirname(path), constants.W_OK);
  } catch (error) {
    throw notWritten(path, error);
  }
}

/** Writes a backup that only this account can read, because it holds personal data. A partial file never has the final name. */
export async function writeBackup(path: string, { data, migration, madeAt }: BackupContent): Promise<void> {
  const line = JSON.stringify({
    platine: 'backup',
    format,
    migration,
    madeAt: madeAt.toISOString(),
    sha256: digest(data),
  });
  const part = `${path}.part`;
  try {
    const file = await open(part, 'w', 0o600);
    try {
      await file.writeFile(Buffer.concat([Buffer.from(`${line}\n`), data]));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw notWritten(path, error);
  }
}

/** Reads a backup and checks that it is complete and from this shop. Throws BackupError. */
export async function readBackup(path: string): Promise<BackupContent> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new BackupError(`${path} cannot be read (${codeOf(error)}).`);
  });
  const end = bytes.subarray(0, headingLimit).indexOf('\n');
  const read = end < 0 ? null : readHeading(bytes.toString('utf8', 0, end));
  if (read === null) throw new BackupError(`${path} is no backup of this shop.`);
  if (read.format > format || read.migration > newestMigration())
    throw new BackupError(`${path} was made by a newer version of the shop: restore it with that version.`);
  const data = bytes.subarray(end + 1);
  if (digest(data) !== read.sha256) throw new BackupError(`${path} is damaged or incomplete.`);
  return { data, migration: read.migration, madeAt: new Date(read.madeAt) };
}

function notWritten(path: string, error: unknown): BackupError {
  return new BackupError(`The backup could not be written to ${path} (${codeOf(error)}).`);
}

function readHeading(line: string) {
  try {
    return heading.validateSync(JSON.parse(line), { strict: true });
  } catch {
    return null;
  }
}

function digest(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
