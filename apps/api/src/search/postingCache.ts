import { LRUCache } from 'lru-cache';
import type { ProductSet } from './productSets.ts';
import type { QueryTerm } from './textQuery.ts';

/** Memory of the cache in bytes, for each product of the catalogue and at least; the common words fit. */
const sizePerProduct = 100;
const minSize = 24 * 2 ** 20;

/** The approximate size of an entry without its products, in bytes. */
const overhead = 200;

/** The products of the query terms that were used last. */
export type PostingCache = Pick<LRUCache<QueryTerm, ProductSet>, 'get' | 'set' | 'keys'>;

export function createPostingCache(products: number): PostingCache {
  const maxSize = Math.max(minSize, products * sizePerProduct);
  return new LRUCache<QueryTerm, ProductSet>({ maxSize, sizeCalculation: ({ byteLength }) => byteLength + overhead });
}
