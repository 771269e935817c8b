import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PGlite, a PostgreSQL server, or a transaction on either: services do not know which. */
export type Database = PgDatabase<PgQueryResultHKT>;
