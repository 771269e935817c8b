import type { QueryPiece } from '@platine/domain/search/queryPieces.ts';
import type { Database } from '../db/database.ts';
import { productsMatching } from '../search/listing.ts';
import type { ProductSet } from '../search/productSets.ts';
import { filterSet, noProducts } from '../search/productSets.ts';
import { groupsByRelevance } from '../search/relevance.ts';
import type { IndexSnapshot } from '../search/searchIndex.ts';
import { oncePerIndex, readIndex } from '../search/searchIndex.ts';
import { pageAscending } from '../search/sorting.ts';
import type { TextQuery } from '../search/textQuery.ts';
import { rankingTermsIn, termsIn, textQuery } from '../search/textQuery.ts';

/** Queries of one line, of which the first that has products counts. */
export type LineQueries = readonly (readonly QueryPiece[])[];

/** SKUs of the first query that has some, and its place among the queries. */
export type FoundByQuery = { readonly query: number; readonly skus: readonly number[] };

/** Products of a line that are looked at closely. */
const mostCandidates = 16;

/** Answers the queries of all lines together: the index reads the terms of all of them in one statement. */
export async function findByQueries(db: Database, lines: readonly LineQueries[]): Promise<FoundByQuery[]> {
  const queriesFor = oncePerIndex(({ words }) =>
    lines.map((queries) => queries.map((pieces) => textQuery('', pieces, words))),
  );
  const terms = (index: IndexSnapshot['index']) =>
    queriesFor(index).flatMap((queries) =>
      queries.flatMap((query) => [...termsIn(query.words), ...rankingTermsIn(query)]),
    );
  const snapshot = await readIndex(db, { terms, stock: false });
  const found: FoundByQuery[] = [];
  for (const queries of queriesFor(snapshot.index)) found.push(await firstFound(snapshot, queries));
  return found;
}

async function firstFound(snapshot: IndexSnapshot, queries: readonly TextQuery[]): Promise<FoundByQuery> {
  for (const [place, query] of queries.entries()) {
    const found = query.words === null ? noProducts : productsMatching(snapshot, query.words);
    if (found.length > 0) return { query: place, skus: await skusOf(snapshot, found, query) };
  }
  return { query: 0, skus: [] };
}

/** Those that are for sale and in stock come first, of them those that the words name. */
async function skusOf(snapshot: IndexSnapshot, numbers: ProductSet, query: TextQuery): Promise<number[]> {
  const { cents, inStock, skus } = snapshot.index.columns;
  const soldNow = (number: number) => (cents[number] ?? -1) >= 0 && inStock[number] === 1;
  const groups = await groupsByRelevance(snapshot, numbers, query);
  const sold = groups.map((group) => filterSet(group, soldNow));
  const others = groups.map((group) => filterSet(group, (number) => !soldNow(number)));
  const page = await pageAscending([...sold, ...others], { skip: 0, limit: mostCandidates });
  return page.map((number) => skus[number] ?? 0);
}
