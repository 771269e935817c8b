import type { Sync } from './durableFs.ts';

/** The place of the shop's data: memory (tests), a folder (PGlite) or a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly kind: 'memory' }
  | { readonly kind: 'folder'; readonly path: string; readonly sync?: Sync }
  | { readonly kind: 'server'; readonly url: string };
