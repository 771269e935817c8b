import { constants, cpSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseLocation } from '../src/db/location.ts';
import { testFolder } from './testFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with the dump of a migrated database without data (tar). */
    emptyDatabase: string;
    /** The same as a data folder, which nothing has open. */
    emptyFolder: string;
  }
}

/** A migrated database in memory, without data. */
export async function emptyDatabase(): Promise<DatabaseLocation> {
  return { kind: 'memory', dump: await openAsBlob(inject('emptyDatabase')) };
}

/** A data folder with a migrated database and nothing else, in a test folder: a copy takes a tenth of what creating it does. */
export function emptyDataFolder(): string {
  const path = join(testFolder(), 'data');
  cpSync(inject('emptyFolder'), path, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return path;
}
