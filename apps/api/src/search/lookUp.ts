import { narrows } from '@platine/domain/search/facets.ts';
import type { QueryPiece } from '@platine/domain/search/queryPieces.ts';
import { parseQuery } from '@platine/domain/search/queryPieces.ts';
import type { SearchRequest } from '@platine/domain/search/searchRequest.ts';
import type { SynonymGroup } from '@platine/domain/search/synonyms.ts';
import { synonymsOf } from '@platine/domain/search/synonyms.ts';
import type { Database } from '../db/database.ts';
import { productsInLargeListing, productsInListing, productsMatchingPiece, termsOfListing } from './listing.ts';
import type { ProductSet } from './productSets.ts';
import type { IndexSnapshot, SearchIndex } from './searchIndex.ts';
import { oncePerIndex, readIndex } from './searchIndex.ts';
import type { TextQuery } from './textQuery.ts';
import { textQuery } from './textQuery.ts';
import { giveTurn } from './turns.ts';
import { hasWord } from './wordList.ts';

/** The products of a text before facet filters. */
export type LookedUp = {
  readonly snapshot: IndexSnapshot;
  readonly pieces: readonly QueryPiece[];
  readonly query: TextQuery | null;
  readonly listed: ProductSet;
  readonly listedFor: (query: TextQuery | null) => ProductSet;
};

/** Finds the products of a text, with one statement. */
export async function lookUp(
  db: Database,
  request: SearchRequest,
  { text, day, synonyms }: { readonly text: string; readonly day: string; readonly synonyms: readonly SynonymGroup[] },
): Promise<LookedUp> {
  const readBy = oncePerIndex(({ words }: SearchIndex) => {
    const pieces = parseQuery(text, { synonyms: synonymsOf(synonyms), isKnown: (word) => hasWord(words, word) });
    return { pieces, query: text === '' ? null : textQuery(text, pieces, words) };
  });
  const filters = (request.filters.facets ?? []).filter(narrows);
  const stock = request.withFacets || request.sort === 'stock' || filters.some(({ key }) => key === 'STOCK');
  const snapshot = await readIndex(db, { terms: (index) => termsOfListing(request, readBy(index).query), stock });
  const listing = (query: TextQuery | null) => ({ filters: request.filters, query, day });
  const { pieces, query } = readBy(snapshot.index);
  await matchPieces(snapshot, query);
  return {
    snapshot,
    pieces,
    query,
    listed: await productsInLargeListing(snapshot, listing(query)),
    listedFor: (instead) => productsInListing(snapshot, listing(instead)),
  };
}

/** Computes the products of each piece in a turn of its own, of which the listing is made then. */
async function matchPieces(snapshot: IndexSnapshot, query: TextQuery | null): Promise<void> {
  for (const piece of query?.words ?? []) {
    await giveTurn();
    productsMatchingPiece(snapshot, piece);
  }
  await giveTurn();
}
