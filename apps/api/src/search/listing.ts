import type { SearchRequestWire } from '@platine/domain/contract/schemas/product.ts';
import { dayNumber } from './columns.ts';
import { lexeme } from './lexemes.ts';
import { termPrefixes } from './termPrefixes.ts';
import type { ProductSet } from './productSets.ts';
import { intersect, union, filterSet, noProducts } from './productSets.ts';
import type { IndexSnapshot } from './searchIndex.ts';
import type { QueryTerm, TextQuery, BooleanQuery } from './textQuery.ts';
import { termsIn } from './textQuery.ts';

type Filters = SearchRequestWire['FILTERS'];

/** All query terms that a listing needs. */
export function termsOfListing({ FILTERS, SORT, VIEW }: SearchRequestWire, query: TextQuery | null): QueryTerm[] {
  const words = query === null ? [] : [query.exact, ...termsIn(query.words)];
  const named = SORT === 'RELEVANCE' ? termsIn(query?.named ?? null) : [];
  const prefix = VIEW === 'autocomplete' && query !== null ? [query.prefix] : [];
  return [...placeTerms(FILTERS).flat(), ...words, ...named, ...prefix];
}

/** A product matches with one term of each list. */
function placeTerms({ CATEGORY_PATH, GROUPTAGS = [] }: Filters): QueryTerm[][] {
  return [
    ...(CATEGORY_PATH === undefined ? [] : [[lexeme(termPrefixes.category + CATEGORY_PATH)]]),
    ...(GROUPTAGS.length === 0 ? [] : [GROUPTAGS.map((tag) => lexeme(termPrefixes.groupTag + tag))]),
  ];
}

/** The products of a listing before facet filters (D1). */
export function productsInListing(snapshot: IndexSnapshot, { filters, query, day }: Listing): ProductSet {
  const { columns, all } = snapshot.index;
  const { MANUFACTURER_ID, NEW, SALE } = filters;
  const sets = placeTerms(filters).map((terms) => productsWithAny(snapshot, terms));
  if (query !== null) sets.push(productsMatchingText(snapshot, query));
  const today = dayNumber(day);
  const isIn = (number: number) => {
    if (MANUFACTURER_ID !== undefined && columns.makers[number] !== MANUFACTURER_ID) return false;
    const since = columns.newSince[number] ?? -1;
    if (NEW && (since < 0 || since > today)) return false;
    return !SALE || columns.reduced[number] === 1;
  };
  const listed = intersect(sets, all);
  return MANUFACTURER_ID === undefined && !NEW && !SALE ? listed : filterSet(listed, isIn);
}

export type Listing = { readonly filters: Filters; readonly query: TextQuery | null; readonly day: string };

/** Products that match exactly, or by all words. */
function productsMatchingText(snapshot: IndexSnapshot, { exact, words }: TextQuery): ProductSet {
  const sets = [productsWithAny(snapshot, [exact]), ...(words === null ? [] : [productsMatching(snapshot, words)])];
  return union(sets, snapshot.index.all.length);
}

export function productsMatching(snapshot: IndexSnapshot, query: BooleanQuery): ProductSet {
  const { all } = snapshot.index;
  const pieces = query.map((alternatives) => {
    const sets = alternatives.map((patterns) =>
      intersect(
        patterns.map((terms) => productsWithAny(snapshot, terms)),
        all,
      ),
    );
    return union(sets, all.length);
  });
  return intersect(pieces, all);
}

export function productsWithAny({ found, index }: IndexSnapshot, terms: readonly QueryTerm[]): ProductSet {
  return union(
    terms.map((term) => found.get(term) ?? noProducts),
    index.all.length,
  );
}
