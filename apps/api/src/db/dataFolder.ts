import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A data folder that cannot be used; the message is one sentence for the person who starts the shop. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** Creates the data folder if it is missing, and writes to it once, so that a wrong DATA_DIR is reported at start. Throws DataFolderError. */
export function prepareDataFolder(path: string): void {
  const trial = `${path}/writable`;
  try {
    makeFolder(path);
    writeFileSync(trial, '');
    rmSync(trial);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new DataFolderError(
      `DATA_DIR must be a folder that this account may write to, but "${path}" is not (${code}).`,
    );
  }
}

/** Creates one folder at a time: Node's recursive mode never returns on a file system that refuses, such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
