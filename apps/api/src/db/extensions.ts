/** Created before the migrations, whose indexes use them. */
export const createExtensions = 'CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE EXTENSION IF NOT EXISTS unaccent;';
