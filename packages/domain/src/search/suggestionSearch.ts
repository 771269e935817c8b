import type { Hits } from './autocomplete.ts';
import type { SearchRequest } from './searchRequest.ts';
import { readQuery } from './words.ts';

/** The most results that autocomplete shows (spec §9). */
export const autocompleteResults = 7;

/** The search that autocomplete makes (spec §7). */
export function autocompleteRequest(typed: string): SearchRequest {
  return {
    text: readQuery(typed).text,
    view: 'autocomplete',
    skip: 0,
    limit: autocompleteResults,
    sort: 'sku-desc',
    filters: {},
    withFacets: false,
  };
}

export function hitsFromWire({
  SEARCH_STRING,
  PRODUCTS,
  MAX_HIT,
}: {
  readonly SEARCH_STRING: string;
  readonly PRODUCTS: readonly number[];
  readonly MAX_HIT: number;
}): Hits {
  return { text: SEARCH_STRING, skus: PRODUCTS, maxHit: MAX_HIT };
}

/** The hits with some products before them, which the search may have found as well. */
export function withFirst(first: readonly number[], { text, skus, maxHit }: Hits): Hits {
  const added = first.filter((sku) => !skus.includes(sku));
  const all = [...first, ...skus.filter((sku) => !first.includes(sku))];
  return { text, skus: all.slice(0, autocompleteResults), maxHit: maxHit + added.length };
}

/** How many more results the search page has: MAX_HIT minus the number shown (spec §2). */
export function moreResults({ maxHit, skus }: Pick<Hits, 'maxHit' | 'skus'>): number {
  return Math.max(0, maxHit - skus.length);
}
