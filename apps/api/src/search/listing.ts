import type { SearchRequestWire } from '@platine/domain/contract/schemas/product.ts';
import { dayNumber } from './columns.ts';
import { lexeme } from './lexemes.ts';
import { marks } from './marks.ts';
import type { NumberSet } from './numberSets.ts';
import { inAll, inAny, keep, noNumbers } from './numberSets.ts';
import type { Fresh } from './searchIndex.ts';
import type { Leaf, TextQuery, Wanted } from './textQuery.ts';
import { leavesIn } from './textQuery.ts';

type Filters = SearchRequestWire['FILTERS'];

/** The terms that a listing is found by. */
export function leavesOfListing({ FILTERS, SORT, VIEW }: SearchRequestWire, query: TextQuery | null): Leaf[] {
  const words = query === null ? [] : [query.exact, ...leavesIn(query.words)];
  const named = SORT === 'RELEVANCE' ? leavesIn(query?.named ?? null) : [];
  const begun = VIEW === 'autocomplete' && query !== null ? [query.begun] : [];
  return [...placeLeaves(FILTERS).flat(), ...words, ...named, ...begun];
}

/** All of the lists must hold, of each list one term. */
function placeLeaves({ CATEGORY_PATH, GROUPTAGS = [] }: Filters): Leaf[][] {
  return [
    ...(CATEGORY_PATH === undefined ? [] : [[lexeme(marks.category + CATEGORY_PATH)]]),
    ...(GROUPTAGS.length === 0 ? [] : [GROUPTAGS.map((tag) => lexeme(marks.groupTag + tag))]),
  ];
}

/** What is in a listing, whatever is chosen in its facets (D1). */
export function productsOf(fresh: Fresh, { filters, query, day }: Listing): NumberSet {
  const { columns, all } = fresh.index;
  const { MANUFACTURER_ID, NEW, SALE } = filters;
  const sets = placeLeaves(filters).map((leaves) => unite(fresh, leaves));
  if (query !== null) sets.push(productsWith(fresh, query));
  const today = dayNumber(day);
  const isIn = (number: number) => {
    if (MANUFACTURER_ID !== undefined && columns.makers[number] !== MANUFACTURER_ID) return false;
    const since = columns.newSince[number] ?? -1;
    if (NEW && (since < 0 || since > today)) return false;
    return !SALE || columns.reduced[number] === 1;
  };
  const listed = inAll(sets, all);
  return MANUFACTURER_ID === undefined && !NEW && !SALE ? listed : keep(listed, isIn);
}

export type Listing = { readonly filters: Filters; readonly query: TextQuery | null; readonly day: string };

/** Exact, or all of its words. */
function productsWith(fresh: Fresh, { exact, words }: TextQuery): NumberSet {
  const sets = [unite(fresh, [exact]), ...(words === null ? [] : [productsThatHave(fresh, words)])];
  return inAny(sets, fresh.index.all.length);
}

export function productsThatHave(fresh: Fresh, wanted: Wanted): NumberSet {
  const { all } = fresh.index;
  const pieces = wanted.map((alternatives) => {
    const sets = alternatives.map((terms) =>
      inAll(
        terms.map((leaves) => unite(fresh, leaves)),
        all,
      ),
    );
    return inAny(sets, all.length);
  });
  return inAll(pieces, all);
}

export function unite({ found, index }: Fresh, leaves: readonly Leaf[]): NumberSet {
  return inAny(
    leaves.map((leaf) => found.get(leaf) ?? noNumbers),
    index.all.length,
  );
}
