import type { Sync } from './durableFs.ts';

/**
 * The place of the shop's data: memory (tests; `dump` is a database's folder as tar), a folder (PGlite) or a PostgreSQL server, to which a process
 * opens so many connections at most (10 by default).
 */
export type DatabaseLocation =
  | { readonly kind: 'memory'; readonly dump?: Blob }
  | { readonly kind: 'folder'; readonly path: string; readonly sync?: Sync }
  | { readonly kind: 'server'; readonly url: string; readonly connections?: number };
