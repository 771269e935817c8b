import { availability } from '@platine/domain/catalog/stock.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { Facet, FacetFilter } from '@platine/domain/search/facet.ts';
import { isAttributeSort } from '@platine/domain/search/attributeSort.ts';
import { commonFacets } from '@platine/domain/search/facet.ts';
import { narrows } from '@platine/domain/search/facets.ts';
import type { QueryPiece } from '@platine/domain/search/queryPieces.ts';
import type { NamedSearchSort, SearchRequest } from '@platine/domain/search/searchRequest.ts';
import { othersToKeep, piecesToDrop } from '@platine/domain/search/weakestPieces.ts';
import { fold, readQuery } from '@platine/domain/search/words.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import type { Order } from './byAttribute.ts';
import { byAttribute } from './byAttribute.ts';
import { compare } from './compare.ts';
import { facetsOf } from './facets.ts';
import { headlineOf, isListed, passesFacet, searchedPrice } from './searchFilters.ts';
import { corrections, hasPiece, isBegun, isExact, matches, piecesOfText } from './searchWords.ts';
import type { Shop } from './shop.ts';

type Found = {
  readonly text: string;
  readonly skus: readonly number[];
  readonly total: number;
  readonly corrected: string | null;
  readonly dropped: readonly string[];
  readonly suggestions: readonly string[];
  readonly facets: readonly Facet[];
};

/** Finds the products of a listing or a query: one page, the number of all and the facets (D1, D21). */
export function search(shop: Shop, request: SearchRequest): Found {
  const { text } = readQuery(request.text);
  const { listed, corrected, dropped, suggestions } = listFor(shop, request, text);
  const filters = knownFilters(shop, request.filters.facets ?? []);
  const found = listed
    .filter((entry) => filters.every((filter) => passesFacet(entry, filter, request.rates)))
    .toSorted(byOrder(shop, request, text));
  const page = found.slice(request.skip, request.skip + request.limit);
  const skus = page.map(({ product }) => product.sku);
  return {
    text,
    skus,
    total: found.length,
    corrected,
    dropped,
    suggestions,
    facets: request.withFacets ? facetsOf({ listed, filters, rates: request.rates }) : [],
  };
}

type Listed = Pick<Found, 'corrected' | 'dropped' | 'suggestions'> & { readonly listed: readonly CatalogueEntry[] };

const asIs = { corrected: null, dropped: [], suggestions: [] };

/** Products of the listing before its facets; when no product has the words as typed, they are corrected, or the weakest are left out. */
function listFor(shop: Shop, { filters, view }: SearchRequest, text: string): Listed {
  const all = shop.catalogue.filter((entry) => isListed(shop, entry, filters));
  if (text === '') return { ...asIs, listed: all };
  const find = (words: string) => {
    const pieces = piecesOfText(shop.catalogue, words);
    return all.filter((entry) => matches(entry, words, pieces));
  };
  const listed = find(text);
  if (listed.length > 0) return { ...asIs, listed };
  for (const corrected of corrections(shop.catalogue, text)) {
    const instead = find(corrected);
    if (instead.length > 0) return { ...asIs, listed: instead, corrected };
  }
  // Suggestions have no place to say what was left out.
  return view === 'autocomplete' ? { ...asIs, listed } : dropWeakest(all, piecesOfText(shop.catalogue, text));
}

function dropWeakest(all: readonly CatalogueEntry[], pieces: readonly QueryPiece[]): Listed {
  const fits = (kept: readonly number[]) =>
    all.filter((entry) => pieces.every((piece, at) => !kept.includes(at) || hasPiece(entry, piece)));
  const weighed = pieces.map(({ isValue }, at) => ({ isValue, products: fits([at]).length }));
  const finds = (kept: readonly number[]) => fits(kept).length > 0;
  const left = piecesToDrop(weighed, finds);
  if (left === null) return { ...asIs, listed: [] };
  const textOf = (at: number) => pieces[at]?.text ?? '';
  return {
    listed: fits([...pieces.keys()].filter((at) => !left.includes(at))),
    corrected: null,
    dropped: left.map(textOf),
    suggestions: othersToKeep(pieces.length, finds, left).map((kept) => kept.map(textOf).join(' ')),
  };
}

/** Filters by attributes that the catalogue does not have are left out: an old address may name them. */
function knownFilters({ catalogue }: Shop, filters: readonly FacetFilter[]): FacetFilter[] {
  const keys = new Set<string>([
    ...commonFacets,
    ...catalogue.flatMap(({ product }) => product.attributes.map(({ key }) => key)),
  ]);
  return filters.filter((filter) => keys.has(filter.key) && narrows(filter));
}

/** Ends with the SKU, so that pages never overlap. */
function byOrder(shop: Shop, { sort, view, rates }: SearchRequest, text: string): Order {
  const bySku: Order = (one, other) => one.product.sku - other.product.sku;
  const language = shop.read().language ?? 'EN';
  if (isAttributeSort(sort)) return byAttribute(sort, language, bySku);
  const nameOf = ({ product }: CatalogueEntry) => fold(pickText(product.name, language)?.text ?? String(product.sku));
  const exact = (entry: CatalogueEntry) => Number(text !== '' && isExact(entry, text));
  // A typed part number suggests first the product that has it, then those that begin with it.
  const typed = (entry: CatalogueEntry) =>
    view === 'autocomplete' && text !== '' ? exact(entry) + Number(isBegun(entry, text)) : 0;
  // A product without a price comes last, whichever way prices are sorted.
  const cents = (entry: CatalogueEntry, otherwise: number) => searchedPrice(entry, rates) ?? otherwise;
  const relevance: Order = (one, other) => exact(other) - exact(one) || bySku(one, other);
  const newest: Order = (one, other) => compare(other.newSince ?? '', one.newSince ?? '') || -bySku(one, other);
  const canBeHad = (entry: CatalogueEntry) =>
    Number(headlineOf(entry) !== null && shop.isForSale(entry) && availability(entry.product.stock).kind === 'inStock');
  const orders: Record<NamedSearchSort, Order> = {
    relevance,
    'sku-desc': (one, other) => typed(other) - typed(one) || -bySku(one, other),
    newest,
    stock: (one, other) => canBeHad(other) - canBeHad(one) || (text === '' ? newest : relevance)(one, other),
    name: (one, other) => compare(nameOf(one), nameOf(other)) || bySku(one, other),
    price: (one, other) => cents(one, Infinity) - cents(other, Infinity) || bySku(one, other),
    'price-desc': (one, other) => cents(other, -Infinity) - cents(one, -Infinity) || bySku(one, other),
  };
  return orders[sort];
}
