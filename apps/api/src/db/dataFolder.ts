import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A data folder that cannot be used; the message is one sentence for the person who starts the shop. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** The mode of files that only this account may read: the data are personal, and open the links to orders. */
export const ownerOnly = { mode: 0o600 } as const;

/**
 * Creates the data folder if it is missing, closes it to other accounts, and writes to it once, so that a wrong DATA_DIR is reported at start. Throws
 * DataFolderError.
 */
export function prepareDataFolder(path: string): void {
  const trial = `${path}/writable`;
  try {
    makeFolder(path);
    writeFileSync(trial, 'x', ownerOnly);
    rmSync(trial);
    closeDataFolder(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    if (fullDisk.includes(code)) throw new DataFolderError(fullDiskSentence(path));
    throw new DataFolderError(
      `DATA_DIR must be a folder that this account may write to, but "${path}" is not (${code}).`,
    );
  }
}

const fullDisk: readonly string[] = ['ENOSPC', 'EDQUOT'];

export function fullDiskSentence(path: string): string {
  return `The disk of DATA_DIR, which is "${path}", is full: make room, or set DATA_DIR to another disk.`;
}

/** The names in a data folder; one that holds others is shared with something that may need it open. */
const ownNames: readonly string[] = [
  'commands',
  'created',
  'lock',
  'lost+found',
  'media',
  'postgres',
  'restored',
  'restoring',
];

/** Closes the data folder to other accounts, also one of an older version of the shop, which left it open. */
function closeDataFolder(path: string): void {
  if (readdirSync(path).every((name) => ownNames.includes(name))) closeOne(path);
  for (const name of ['created', 'lock', 'postgres']) if (existsSync(join(path, name))) closeToOthers(join(path, name));
}

/** Takes a file, or a folder with everything in it, away from other accounts. */
function closeToOthers(path: string): void {
  closeOne(path);
  if (!lstatSync(path).isDirectory()) return;
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) closeOne(join(entry.parentPath, entry.name));
}

/** A disk without modes, or a folder that another account owns, is for the operator to close. */
const unclosable: readonly unknown[] = ['EPERM', 'ENOTSUP'];

function closeOne(path: string): void {
  const { mode } = lstatSync(path);
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode & 0o700);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && unclosable.includes(error.code))) throw error;
  }
}

/** Creates one folder at a time: Node's recursive mode never returns on a file system that refuses, such as /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, 0o700);
}
