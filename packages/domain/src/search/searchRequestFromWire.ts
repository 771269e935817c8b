import type { SearchRequestWire } from '../contract/schemas/product.ts';
import { fromPercent } from '../money/vatRates.ts';
import { facetFilterFromWire } from './facetFilterFromWire.ts';
import type { ListingFilters, NamedSearchSort, SearchRequest, SearchSort } from './searchRequest.ts';

const sorts: Readonly<Record<Exclude<SearchRequestWire['SORT'], 'ATTRIBUTE_ASC' | 'ATTRIBUTE_DESC'>, NamedSearchSort>> =
  {
    RELEVANCE: 'relevance',
    SKU_DESC: 'sku-desc',
    NEWEST: 'newest',
    IN_STOCK: 'stock',
    NAME_ASC: 'name',
    PRICE_ASC: 'price',
    PRICE_DESC: 'price-desc',
  };

export function searchRequestFromWire(wire: SearchRequestWire): SearchRequest {
  return {
    text: wire.q,
    view: wire.VIEW,
    skip: wire.SKIP,
    limit: wire.LIMIT,
    sort: sortFromWire(wire),
    filters: filtersFromWire(wire.FILTERS),
    ...ratesFromWire(wire.PRICE_RATES),
    withFacets: wire.WITH_FACETS ?? false,
  };
}

function ratesFromWire(wire: SearchRequestWire['PRICE_RATES']): Pick<SearchRequest, 'rates'> {
  return wire ? { rates: { rate: fromPercent(wire.STANDARD), reduced: fromPercent(wire.REDUCED) } } : {};
}

function sortFromWire({ SORT, SORT_ATTRIBUTE = '' }: SearchRequestWire): SearchSort {
  if (SORT === 'ATTRIBUTE_ASC') return `up.${SORT_ATTRIBUTE}`;
  return SORT === 'ATTRIBUTE_DESC' ? `down.${SORT_ATTRIBUTE}` : sorts[SORT];
}

function filtersFromWire(wire: SearchRequestWire['FILTERS']): ListingFilters {
  const { CATEGORY_PATH, MANUFACTURER_ID } = wire;
  return {
    onlyNew: wire.NEW ?? false,
    onlyReduced: wire.SALE ?? false,
    ...(CATEGORY_PATH !== undefined && { categoryPath: CATEGORY_PATH }),
    groupTags: wire.GROUPTAGS ?? [],
    ...(MANUFACTURER_ID !== undefined && { manufacturerId: MANUFACTURER_ID }),
    facets: (wire.FACETS ?? []).map(facetFilterFromWire),
  };
}
