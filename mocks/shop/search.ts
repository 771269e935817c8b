import type { FacetFilterWire, SearchRequestWire } from '@platine/domain/contract/schemas/product.ts';
import { commonFacets } from '@platine/domain/contract/schemas/product.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { narrows } from '@platine/domain/search/facets.ts';
import { fold, readQuery } from '@platine/domain/search/words.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { facetsOf } from './facets.ts';
import { headlineOf, isListed, passesFacet } from './searchFilters.ts';
import { correct, isBegun, isExact, matches } from './searchWords.ts';
import type { Shop } from './shop.ts';

/** Finds the products of a listing or a query: one page, the number of all and the facets (D1, D21). */
export function search(shop: Shop, request: SearchRequestWire): ResponseOf<'search'> {
  const { text } = readQuery(request.q);
  const { listed, corrected } = listFor(shop, request, text);
  const filters = knownFilters(shop, request.FILTERS.FACETS ?? []);
  const found = listed
    .filter((entry) => filters.every((filter) => passesFacet(entry, filter)))
    .toSorted(byOrder(shop, request, text));
  const page = found.slice(request.SKIP, request.SKIP + request.LIMIT);
  return {
    VIEW: request.VIEW,
    SEARCH_STRING: text,
    PRODUCTS: page.map(({ product }) => product.SKU),
    MAX_HIT: found.length,
    CORRECTED: corrected,
    FACETS: request.WITH_FACETS === true ? facetsOf({ listed, filters }) : [],
  };
}

type Listed = { readonly listed: readonly CatalogueEntry[]; readonly corrected: string | null };

/** Products of the listing before its facets; the words are corrected when no product has them as typed. */
function listFor(shop: Shop, { FILTERS }: SearchRequestWire, text: string): Listed {
  const all = shop.catalogue.filter((entry) => isListed(shop, entry, FILTERS));
  if (text === '') return { listed: all, corrected: null };
  const listed = all.filter((entry) => matches(entry, text));
  if (listed.length > 0) return { listed, corrected: null };
  const corrected = correct(shop.catalogue, text);
  const instead = corrected === null ? [] : all.filter((entry) => matches(entry, corrected));
  return { listed: instead, corrected: instead.length > 0 ? corrected : null };
}

/** Filters by attributes that the catalogue does not have are left out: an old address may name them. */
function knownFilters({ catalogue }: Shop, filters: readonly FacetFilterWire[]): FacetFilterWire[] {
  const keys = new Set<string>([
    ...commonFacets,
    ...catalogue.flatMap(({ product }) => product.ATTRIBUTES.map(({ KEY }) => KEY)),
  ]);
  return filters.filter((filter) => keys.has(filter.KEY) && narrows(filter));
}

type Order = (one: CatalogueEntry, other: CatalogueEntry) => number;

/** Ends with the SKU, so that pages never overlap. */
function byOrder(shop: Shop, { SORT, VIEW }: SearchRequestWire, text: string): Order {
  const bySku: Order = (one, other) => one.product.SKU - other.product.SKU;
  const language = shop.read().language ?? 'EN';
  const name = ({ product }: CatalogueEntry) => fold(pickText(product.NAME, language)?.text ?? String(product.SKU));
  const exact = (entry: CatalogueEntry) => Number(text !== '' && isExact(entry, text));
  // A typed part number suggests first the product that has it, then those that begin with it.
  const typed = (entry: CatalogueEntry) =>
    VIEW === 'autocomplete' && text !== '' ? exact(entry) + Number(isBegun(entry, text)) : 0;
  // A product without a price comes last, whichever way prices are sorted.
  const cents = (entry: CatalogueEntry, otherwise: number) => headlineOf(entry)?.price ?? otherwise;
  const orders: Record<SearchRequestWire['SORT'], Order> = {
    RELEVANCE: (one, other) => exact(other) - exact(one) || bySku(one, other),
    SKU_DESC: (one, other) => typed(other) - typed(one) || -bySku(one, other),
    NEWEST: (one, other) => compare(other.newSince ?? '', one.newSince ?? '') || -bySku(one, other),
    NAME_ASC: (one, other) => compare(name(one), name(other)) || bySku(one, other),
    PRICE_ASC: (one, other) => cents(one, Infinity) - cents(other, Infinity) || bySku(one, other),
    PRICE_DESC: (one, other) => cents(other, -Infinity) - cents(one, -Infinity) || bySku(one, other),
  };
  return orders[SORT];
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
