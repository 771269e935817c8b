import { sql } from 'drizzle-orm';

/** Keeps two processes from writing the catalogue at once; held until the transaction ends. Any number that nobody else uses. */
export const catalogueLock = sql`select pg_advisory_xact_lock(3027002)`;
