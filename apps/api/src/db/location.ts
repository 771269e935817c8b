import type { Sync } from './durableFs.ts';

/** The place of the shop's data: memory (tests; `dump` is a database's folder as tar), a folder (PGlite) or a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly kind: 'memory'; readonly dump?: Blob }
  | { readonly kind: 'folder'; readonly path: string; readonly sync?: Sync }
  | { readonly kind: 'server'; readonly url: string };
