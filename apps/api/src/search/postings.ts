import type { Database } from '../db/database.ts';
import type { Columns } from './columns.ts';
import { readIndexDelta } from './indexDelta.ts';
import type { PostingCache } from './postingCache.ts';
import { productsOfSkus } from './productSets.ts';
import type { QueryTerm } from './textQuery.ts';

/** Terms in one statement. */
const batchSize = 10;

/** Reads the products of terms before a search needs them, the last one first, so that the first ones stay longest. */
export async function readPostings(
  db: Database,
  { columns, postings }: { readonly columns: Pick<Columns, 'skus'>; readonly postings: PostingCache },
  terms: readonly QueryTerm[],
): Promise<void> {
  for (let end = terms.length; end > 0; end -= batchSize) {
    const batch = terms.slice(Math.max(0, end - batchSize), end).toReversed();
    const { found } = await readIndexDelta(db, { stockFrom: null, terms: batch });
    for (const term of batch) postings.set(term, await productsOfSkus(found.get(term) ?? [], columns.skus));
  }
}
