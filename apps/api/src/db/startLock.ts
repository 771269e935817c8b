import { Client } from 'pg';
import type { DatabaseLocation } from './location.ts';

/** Identifies the start lock; arbitrary but unique in this shop. */
const startLock = 3_027_003;

/**
 * Processes that start at once on one server prepare its data one after the other: the first loads the catalogue, the others find it loaded. Returns
 * the function that lets the next one continue. A folder or memory has one process only.
 */
export async function holdStart(location: DatabaseLocation): Promise<() => Promise<void>> {
  if (location.kind !== 'server') return () => Promise.resolve();
  const client = new Client({ connectionString: location.url });
  await client.connect();
  await client.query('SELECT pg_advisory_lock($1)', [startLock]);
  // Closing the connection releases the lock.
  return () => client.end();
}
