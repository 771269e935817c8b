import { availability } from '@platine/domain/catalog/stock.ts';
import { reductionOf } from '@platine/domain/money/discount.ts';
import { headlinePrice } from '@platine/domain/money/priceBreaks.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import { shownPrice } from '@platine/domain/money/vat.ts';
import type { FacetFilter } from '@platine/domain/search/facet.ts';
import { priceFacet } from '@platine/domain/search/facet.ts';
import type { FacetValue } from '@platine/domain/search/facets.ts';
import { facetValueOf, matchesFacet, inStockValue } from '@platine/domain/search/facets.ts';
import type { ListingFilters, SearchRequest } from '@platine/domain/search/searchRequest.ts';
import { isForSale } from '../builders/position.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import type { Shop } from './shop.ts';

/** Whether a product is in a listing, whatever is chosen in its facets (D1). */
export function isListed(shop: Shop, entry: CatalogueEntry, filters: ListingFilters): boolean {
  const { categoryPath, groupTags = [], manufacturerId, onlyNew, onlyReduced } = filters;
  const { product, newSince } = entry;
  const wanted = [
    categoryPath === undefined || product.categoryPaths.some((path) => `${path}.`.startsWith(`${categoryPath}.`)),
    groupTags.length === 0 || groupTags.some((tag) => entry.groupTags.includes(tag)),
    manufacturerId === undefined || product.manufacturer.id === manufacturerId,
    !onlyNew || (newSince !== null && newSince <= shop.date),
    !onlyReduced || (shop.isForSale(entry) && isReduced(entry)),
  ];
  return wanted.every(Boolean);
}

/** Whether one of a product's values for the facet fits; its price does as it is shown with these rates in it. */
export function passesFacet(entry: CatalogueEntry, filter: FacetFilter, rates: SearchRequest['rates']): boolean {
  if (filter.key === priceFacet && rates !== undefined) {
    const price = searchedPrice(entry, rates);
    return price !== null && matchesFacet(filter, { value: String(price), number: price });
  }
  return facetValues(entry, filter.key).some((value) => matchesFacet(filter, value));
}

/** The price for one piece that filters and orders go by: as it is shown with these rates in it, or the catalogue's. Null without one. */
export function searchedPrice(entry: CatalogueEntry, rates: SearchRequest['rates']): Cents | null {
  const price = headlineOf(entry)?.price ?? null;
  return price === null || rates === undefined ? price : shownPrice(price, rates, entry.product.taxClass);
}

/** A product's values for a facet, which is one of every listing's or an attribute. */
export function facetValues(entry: CatalogueEntry, key: string): FacetValue[] {
  const { manufacturer, stock, attributes } = entry.product;
  if (key === 'MANUFACTURER')
    return [{ value: String(manufacturer.id), text: { ALL: manufacturer.name }, number: null }];
  if (key === 'STOCK') return availability(stock).kind === 'inStock' ? [inStockValue] : [];
  if (key === 'PRICE') {
    const cents = headlineOf(entry)?.price;
    return cents === undefined ? [] : [{ value: String(cents), text: null, number: cents }];
  }
  return attributes.filter((one) => one.key === key).flatMap((attribute) => facetValueOf(attribute) ?? []);
}

/** The price for one piece; null for a product that is not sold. */
export function headlineOf({ product }: CatalogueEntry) {
  return isForSale(product) ? headlinePrice(product.prices) : null;
}

function isReduced(entry: CatalogueEntry): boolean {
  const headline = headlineOf(entry);
  return headline !== null && reductionOf(headline, entry.product.flags) !== null;
}
