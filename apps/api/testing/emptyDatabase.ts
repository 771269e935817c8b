import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import type { DatabaseLocation } from '../src/db/location.ts';

/** A migrated database in memory, without data. */
export async function emptyDatabase(): Promise<DatabaseLocation> {
  return { kind: 'memory', dump: await openAsBlob(inject('emptyDatabase')) };
}
