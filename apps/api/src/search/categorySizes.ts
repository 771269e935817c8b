import type { Database } from '../db/database.ts';
import { categoryTerm, productsWithAny } from './listing.ts';
import { readIndex } from './searchIndex.ts';

/** The number of products of each category and of those below it, as their listings count them, with one statement. */
export async function sizesOfCategories(db: Database, paths: readonly string[]): Promise<number[]> {
  const snapshot = await readIndex(db, { terms: () => paths.map(categoryTerm), stock: false });
  return paths.map((path) => productsWithAny(snapshot, [categoryTerm(path)]).length);
}
