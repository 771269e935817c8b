import type { Database } from '../db/database.ts';
import { categoryTerm, productsWithAny } from './listing.ts';
import { readIndex } from './searchIndex.ts';

export type CategorySize = {
  readonly count: number;
  /** The smallest number of a product: it stays the same while the category grows. */
  readonly firstSku: number | null;
};

/** The products of each category and of those below it, as their listings count them, with one statement. */
export async function sizesOfCategories(db: Database, paths: readonly string[]): Promise<CategorySize[]> {
  const snapshot = await readIndex(db, { terms: () => paths.map(categoryTerm), stock: false });
  const { skus } = snapshot.index.columns;
  return paths.map((path) => {
    const found = productsWithAny(snapshot, [categoryTerm(path)]);
    return { count: found.length, firstSku: skus[found[0] ?? -1] ?? null };
  });
}
