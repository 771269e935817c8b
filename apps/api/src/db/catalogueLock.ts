import { sql } from 'drizzle-orm';

/** Keeps two processes from writing the catalogue at once, until the transaction ends. The number is arbitrary but unique in this shop. */
export const catalogueLock = sql`select pg_advisory_xact_lock(3027002)`;
