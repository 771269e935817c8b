import type { ListingFilters, SearchRequest } from '@platine/domain/search/searchRequest.ts';
import { dayNumber } from './columns.ts';
import { lexeme } from './lexemes.ts';
import { termPrefixes } from './termPrefixes.ts';
import type { ProductSet } from './productSets.ts';
import { intersect, union, filterLargeSet, filterSet, noProducts } from './productSets.ts';
import type { IndexSnapshot } from './searchIndex.ts';
import type { QueryTerm, TextQuery, BooleanQuery, PieceQuery } from './textQuery.ts';
import { termsIn } from './textQuery.ts';

/** The query terms by which a listing's products are found. */
export function termsOfListing({ filters, view }: SearchRequest, query: TextQuery | null): QueryTerm[] {
  const words = query === null ? [] : [query.exact, ...termsIn(query.words)];
  const prefix = view === 'autocomplete' && query !== null ? [query.prefix] : [];
  return [...placeTerms(filters).flat(), ...words, ...prefix];
}

/** A product matches with one term of each list. */
function placeTerms({ categoryPath, groupTags = [] }: ListingFilters): QueryTerm[][] {
  return [
    ...(categoryPath === undefined ? [] : [[categoryTerm(categoryPath)]]),
    ...(groupTags.length === 0 ? [] : [groupTags.map((tag) => lexeme(termPrefixes.groupTag + tag))]),
  ];
}

/** The term of all products of a category and of those below it. */
export function categoryTerm(path: string): QueryTerm {
  return lexeme(termPrefixes.category + path);
}

/** The products of a listing before facet filters (D1). */
export function productsInListing(snapshot: IndexSnapshot, listing: Listing): ProductSet {
  const { candidates, isIn } = narrowing(snapshot, listing);
  return isIn === null ? candidates : filterSet(candidates, isIn);
}

/** The same; other requests get their turn meanwhile. */
export async function productsInLargeListing(snapshot: IndexSnapshot, listing: Listing): Promise<ProductSet> {
  const { candidates, isIn } = narrowing(snapshot, listing);
  return isIn === null ? candidates : filterLargeSet(candidates, isIn);
}

/** The products that the index has terms for, and the test that they have to pass; null for none. */
function narrowing(snapshot: IndexSnapshot, { filters, query, day }: Listing) {
  const { columns, facets, all } = snapshot.index;
  const { manufacturerId, onlyNew, onlyReduced } = filters;
  const sets = placeTerms(filters).map((terms) => productsWithAny(snapshot, terms));
  if (query !== null) sets.push(productsMatchingText(snapshot, query));
  const today = dayNumber(day);
  const maker = manufacturerId === undefined ? undefined : (facets.makerIndexes.get(manufacturerId) ?? null);
  const isIn = (number: number) => {
    if (maker !== undefined && columns.makers[number] !== maker) return false;
    const since = columns.newSince[number] ?? -1;
    if (onlyNew && (since < 0 || since > today)) return false;
    return !onlyReduced || columns.reduced[number] === 1;
  };
  const isNarrowed = maker !== undefined || onlyNew || onlyReduced;
  return { candidates: intersect(sets, all), isIn: isNarrowed ? isIn : null };
}

export type Listing = { readonly filters: ListingFilters; readonly query: TextQuery | null; readonly day: string };

/** Products that match exactly, or by all words. */
function productsMatchingText(snapshot: IndexSnapshot, { exact, words }: TextQuery): ProductSet {
  const sets = [productsWithAny(snapshot, [exact]), ...(words === null ? [] : [productsMatching(snapshot, words)])];
  return union(sets, snapshot.index.all.length);
}

export function productsMatching(snapshot: IndexSnapshot, query: BooleanQuery): ProductSet {
  return intersect(
    query.map((piece) => productsMatchingPiece(snapshot, piece)),
    snapshot.index.all,
  );
}

const matching = new WeakMap<IndexSnapshot, Map<PieceQuery, ProductSet>>();

/** Computed once for a snapshot: a text that finds nothing is tried again without each of its pieces. */
export function productsMatchingPiece(snapshot: IndexSnapshot, piece: PieceQuery): ProductSet {
  const known = matching.get(snapshot) ?? new Map<PieceQuery, ProductSet>();
  matching.set(snapshot, known);
  const products = known.get(piece) ?? computeMatching(snapshot, piece);
  known.set(piece, products);
  return products;
}

function computeMatching(snapshot: IndexSnapshot, alternatives: PieceQuery): ProductSet {
  const { all } = snapshot.index;
  const sets = alternatives.map((patterns) =>
    intersect(
      patterns.map((terms) => productsWithAny(snapshot, terms)),
      all,
    ),
  );
  return union(sets, all.length);
}

export function productsWithAny({ found, index }: IndexSnapshot, terms: readonly QueryTerm[]): ProductSet {
  return union(
    terms.map((term) => found.get(term) ?? noProducts),
    index.all.length,
  );
}
