import { Client } from 'pg';
import type { DatabaseLocation } from './location.ts';

/** Identifies the lock; arbitrary but unique in this shop. */
const lock = 3_027_003;

/**
 * Does work that processes on one server must not do at the same time, such as loading the catalogue at a start: one process after the other. A
 * folder or memory has one process only.
 */
export async function oneAfterAnother(location: DatabaseLocation, work: () => Promise<void>): Promise<void> {
  if (location.kind !== 'server') return work();
  const client = new Client({ connectionString: location.url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    await work();
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}
