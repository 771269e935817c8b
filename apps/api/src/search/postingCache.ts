import { LRUCache } from 'lru-cache';
import type { ProductSet } from './productSets.ts';
import type { QueryTerm } from './textQuery.ts';

/** Memory of the cache in bytes; the common words of a large catalogue fit. */
const maxSize = 24 * 2 ** 20;

/** The approximate size of an entry without its products, in bytes. */
const overhead = 200;

/** The products of the query terms that were used last. */
export type PostingCache = Pick<LRUCache<QueryTerm, ProductSet>, 'get' | 'set'>;

export function createPostingCache(): PostingCache {
  return new LRUCache<QueryTerm, ProductSet>({ maxSize, sizeCalculation: ({ byteLength }) => byteLength + overhead });
}
