import { sql } from 'drizzle-orm';
import { fold } from '@platine/domain/search/words.ts';
import { catalogueLock } from '../db/catalogueLock.ts';
import { chunks } from '../db/chunks.ts';
import type { Database } from '../db/database.ts';
import { productNames, searchWords } from '../db/searchSchema.ts';

type WordInsert = typeof searchWords.$inferInsert;

/** Rebuilds the word list of the whole catalogue. Takes seconds for 100,000 products; searches use the old list meanwhile. */
export async function rebuildWords(db: Database): Promise<void> {
  const word = sql<string>`unnest(${productNames.words})`;
  const written = db
    .select({ shown: word.as('shown') })
    .from(productNames)
    .as('written');
  const counted = await db
    .select({ shown: written.shown, products: sql<number>`count(*)::integer` })
    .from(written)
    .groupBy(written.shown);
  const rows = [...mostFrequent(counted).values()];
  await db.transaction(async (tx) => {
    await tx.execute(catalogueLock);
    await tx.delete(searchWords);
    for (const chunk of chunks(rows)) await tx.insert(searchWords).values(chunk);
  });
}

/** One row for each folded word, with its most frequent spelling. */
function mostFrequent(
  counted: readonly { readonly shown: string; readonly products: number }[],
): Map<string, WordInsert> {
  const rows = new Map<string, WordInsert>();
  for (const { shown, products } of counted.toSorted((one, other) => other.products - one.products)) {
    const word = fold(shown);
    const known = rows.get(word);
    if (known === undefined) rows.set(word, { word, shown, products, reversed: reverse(word) });
    else rows.set(word, { ...known, products: known.products + products });
  }
  return rows;
}

export function reverse(word: string): string {
  return [...word].toReversed().join('');
}
