import { Client } from 'pg';
import type { DatabaseLocation } from './location.ts';

/** Any number that only the start of this shop uses. */
const startLock = 3_027_003;

/**
 * Processes that start on one server at once prepare its data one after the other: the first loads the catalogue, the others find it there.
 * Answers what lets the next one go on. A folder or a memory has one process only.
 */
export async function holdStart(location: DatabaseLocation): Promise<() => Promise<void>> {
  if (location.kind !== 'server') return () => Promise.resolve();
  const client = new Client({ connectionString: location.url });
  await client.connect();
  await client.query('SELECT pg_advisory_lock($1)', [startLock]);
  // The end of the connection gives the lock back.
  return () => client.end();
}
