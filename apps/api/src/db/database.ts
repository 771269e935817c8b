import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PGlite, a PostgreSQL server, or a transaction on either; services need not know which. */
export type Database = PgDatabase<PgQueryResultHKT>;
