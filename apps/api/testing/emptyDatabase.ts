import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import type { DatabaseLocation } from '../src/db/location.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with the dump of a migrated database without data (tar). */
    emptyDatabase: string;
  }
}

/** A migrated database in memory, without data. */
export async function emptyDatabase(): Promise<DatabaseLocation> {
  return { kind: 'memory', dump: await openAsBlob(inject('emptyDatabase')) };
}
