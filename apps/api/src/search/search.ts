import type { Language } from '@platine/domain/language/language.ts';
import { isAttributeSort } from '@platine/domain/search/attributeSort.ts';
import type { Facet } from '@platine/domain/search/facet.ts';
import { narrows } from '@platine/domain/search/facets.ts';
import type { SearchRequest } from '@platine/domain/search/searchRequest.ts';
import type { SynonymGroup } from '@platine/domain/search/synonyms.ts';
import { readQuery } from '@platine/domain/search/words.ts';
import type { Database } from '../db/database.ts';
import { attributeOrder } from './attributeOrder.ts';
import { readCorrections } from './corrections.ts';
import { countFacets } from './countFacets.ts';
import { dropWeakest } from './dropWeakest.ts';
import { applyFacetFilters } from './facetFilters.ts';
import { productsWithAny } from './listing.ts';
import type { LookedUp } from './lookUp.ts';
import { lookUp } from './lookUp.ts';
import type { ProductSet } from './productSets.ts';
import { groupsByRelevance } from './relevance.ts';
import type { IndexSnapshot } from './searchIndex.ts';
import { readMoreTerms } from './searchIndex.ts';
import type { Order } from './sorting.ts';
import { inStockFirst, orderOf, pageAscending, pageDescending, pageInOrder } from './sorting.ts';
import type { TextQuery } from './textQuery.ts';
import { rankingTermsIn } from './textQuery.ts';
import { giveTurn } from './turns.ts';

export type SearchResult = {
  readonly text: string;
  readonly skus: readonly number[];
  readonly total: number;
  /** The corrected text whose products are returned when no product has the typed words. */
  readonly corrected: string | null;
  /** The pieces of the text that were left out because no product has all of them; none when some product has. */
  readonly dropped: readonly string[];
  /** Texts that leave out another piece and find something, when pieces were left out. */
  readonly suggestions: readonly string[];
  readonly facets: readonly Facet[];
};
export type SearchOptions = {
  readonly day: string;
  readonly language: Language;
  /** The shop's words with one meaning. */
  readonly synonyms: readonly SynonymGroup[];
};

/** Finds one page of a listing or query, with the total number of products and the facets (D1, D21). */
export async function searchProducts(
  db: Database,
  request: SearchRequest,
  options: SearchOptions,
): Promise<SearchResult> {
  const { text } = readQuery(request.text);
  const find = (instead: string) => lookUp(db, request, { ...options, text: instead });
  const answer = async (found: LookedUp, said: Pick<SearchResult, 'corrected' | 'dropped' | 'suggestions'>) => ({
    ...(await pageOf(db, await withRanking(db, request, found), { request, language: options.language })),
    text,
    ...said,
  });
  const asTyped = await find(text);
  if (asTyped.listed.length > 0 || text === '') return answer(asTyped, asIs);
  for (const corrected of await readCorrections(db, text, asTyped.pieces)) {
    const instead = await find(corrected);
    if (instead.listed.length > 0) return answer(instead, { ...asIs, corrected });
  }
  // Suggestions have no place to say what was left out.
  if (request.view === 'autocomplete') return answer(asTyped, asIs);
  const { found, dropped, suggestions } = dropWeakest(asTyped);
  return answer(found, { corrected: null, dropped, suggestions });
}

/** Adds the terms of relevance, three times as many as those of the words: most texts that are tried find nothing or a single product. */
async function withRanking(db: Database, { sort }: SearchRequest, found: LookedUp): Promise<LookedUp> {
  const { snapshot, query, listed } = found;
  const byRelevance = (sort === 'relevance' || sort === 'stock') && listed.length > 1;
  if (query === null || !byRelevance) return found;
  return { ...found, snapshot: await readMoreTerms(db, snapshot, rankingTermsIn(query)) };
}

const asIs = { corrected: null, dropped: [], suggestions: [] };

type PageRequest = { readonly request: SearchRequest; readonly language: Language };

async function pageOf(
  db: Database,
  { snapshot, query, listed }: LookedUp,
  { request, language }: PageRequest,
): Promise<Pick<SearchResult, 'skus' | 'total' | 'facets'>> {
  const { index } = snapshot;
  const { rates } = request;
  await giveTurn();
  const filters = (request.filters.facets ?? []).filter(narrows);
  const filtered = await applyFacetFilters(index, listed, { filters, rates });
  const facets = request.withFacets ? await countFacets(index, filtered, filters) : [];
  const { sort } = request;
  const order = isAttributeSort(sort)
    ? attributeOrder(index, sort, language)
    : await orderOf(db, index, { sort, language, byText: query !== null, rates });
  await giveTurn();
  const page = await pageNumbers(snapshot, request, { numbers: filtered.passed, order, query });
  return { skus: page.map((number) => index.columns.skus[number] ?? 0), total: filtered.passed.length, facets };
}

type PageSource = {
  readonly numbers: ProductSet;
  readonly order: Order | null;
  readonly query: TextQuery | null;
};

/** Suggestions are sorted by descending SKU (spec §7), after the products whose part number equals the text or begins with it. */
async function pageNumbers(
  snapshot: IndexSnapshot,
  { sort, skip, limit, view }: SearchRequest,
  { numbers, order, query }: PageSource,
): Promise<number[]> {
  const range = { skip, limit };
  if (order !== null) return pageInOrder(numbers, order, range);
  const suggested = view === 'autocomplete' && query !== null;
  if (sort === 'sku-desc')
    return pageDescending(
      numbers,
      suggested ? [query.exact, query.prefix].map((term) => productsWithAny(snapshot, [term])) : [],
      range,
    );
  const groups = query === null ? [numbers] : await groupsByRelevance(snapshot, numbers, query);
  return pageAscending(sort === 'stock' ? await inStockFirst(groups, snapshot.index.columns) : groups, range);
}
