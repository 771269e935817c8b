/** Where the shop's data are: in memory (tests), in a folder (PGlite), or on a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly kind: 'memory' }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'server'; readonly url: string };
