import type { SearchRequestWire } from '../contract/schemas/product.ts';
import { facetFilterFromWire } from './facetFilterFromWire.ts';
import type { ListingFilters, SearchRequest, SearchSort } from './searchRequest.ts';

const sorts: Readonly<Record<SearchRequestWire['SORT'], SearchSort>> = {
  RELEVANCE: 'relevance',
  SKU_DESC: 'sku-desc',
  NEWEST: 'newest',
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
    sort: sorts[wire.SORT],
    filters: filtersFromWire(wire.FILTERS),
    withFacets: wire.WITH_FACETS ?? false,
  };
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
