import { eq, notExists, sql } from 'drizzle-orm';
import { catalogueLock } from '../db/catalogueLock.ts';
import type { Database } from '../db/database.ts';
import { frequentTerms, productLists, productSearch } from '../db/searchSchema.ts';
import { packedSkus } from './indexDelta.ts';

/** In products: a term that fewer have is found about as fast as a list of them is read, and so is any term of a small catalogue. */
const smallest = { term: 2000, catalogue: 20_000 };
/** Products whose terms are counted, to estimate how many products each term has. */
const sampleSize = 20_000;

/**
 * The query terms that find a lexeme: the whole one, and the beginnings that are asked for and may be frequent, of two letters of a name and up to four
 * of a part number or of another word (`textQuery.ts`).
 */
const queryTerms = sql`
  select '''' || replace(replace(left(word, length), '\\', '\\\\'), '''', '''''') || '''' || ending as term
  from (select char_length(word) as length, '' as ending
    union all select generate_series(3, least(char_length(word), case left(word, 1) when '~' then 3 when '#' then 5 else 4 end)), ':*'
      where word !~ '^[=/^!+]') as forms`;

/** Chooses the terms whose products are listed: all that are frequent in a sample of the catalogue. Takes some ten seconds. */
export async function chooseFrequentTerms(db: Database, limits = smallest): Promise<void> {
  const size = await db.$count(productSearch);
  if (size < limits.catalogue) return;
  const share = Math.min(1, sampleSize / size);
  const sampled = `select terms from product_search tablesample system (${share * 100}) repeatable (1)`;
  await db.execute(sql`
    insert into ${frequentTerms} (term)
    select term from ts_stat(${sampled}), lateral (${queryTerms}) as finding
    group by term having sum(ndoc) >= ${limits.term * share}
    on conflict do nothing`);
}

/** Lists the products of all frequent terms that have no list. */
export async function listAllFrequentTerms(db: Database): Promise<void> {
  while ((await listFrequentTerms(db)) > 0);
}

/** Terms in one turn, which takes seconds. */
const turn = 100;

/** Lists the products of some frequent terms that have no list, and answers of how many: one after the other, so that nobody waits for long. */
export async function listFrequentTerms(db: Database): Promise<number> {
  const list = db.select().from(productLists).where(eq(productLists.term, frequentTerms.term));
  const unlisted = await db.select().from(frequentTerms).where(notExists(list)).limit(turn);
  for (const { term } of unlisted)
    await db.transaction(async (tx) => {
      // Without the lock a change could be missing from a list that is written from what was read before it.
      await tx.execute(catalogueLock);
      const skus = sql<Uint8Array>`coalesce(${packedSkus(sql`${term}::text`)}, '')`;
      await tx.insert(productLists).values({ term, skus }).onConflictDoNothing();
    });
  return unlisted.length;
}
