import type { SearchRequestWire } from '../contract/schemas/product.ts';
import type { ClassRates } from '../money/vat.ts';
import { toPercent } from '../money/vatRates.ts';
import { facetFilterToWire } from './facetFilterToWire.ts';
import { isAttributeSort, sortedAttribute } from './attributeSort.ts';
import type { ListingFilters, NamedSearchSort, SearchRequest, SearchSort } from './searchRequest.ts';

const sorts: Readonly<Record<NamedSearchSort, SearchRequestWire['SORT']>> = {
  relevance: 'RELEVANCE',
  'sku-desc': 'SKU_DESC',
  newest: 'NEWEST',
  stock: 'IN_STOCK',
  name: 'NAME_ASC',
  price: 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
};

export function searchRequestToWire(request: SearchRequest): SearchRequestWire {
  return {
    q: request.text,
    VIEW: request.view,
    SKIP: request.skip,
    LIMIT: request.limit,
    ...sortToWire(request.sort),
    FILTER_CLASS: 'LIST',
    FILTERS: filtersToWire(request.filters),
    ...(request.rates && { PRICE_RATES: ratesToWire(request.rates) }),
    ...(request.withFacets && { WITH_FACETS: true }),
  };
}

function ratesToWire({ rate, reduced = rate }: ClassRates): NonNullable<SearchRequestWire['PRICE_RATES']> {
  return { STANDARD: toPercent(rate), REDUCED: toPercent(reduced) };
}

function sortToWire(sort: SearchSort): Pick<SearchRequestWire, 'SORT' | 'SORT_ATTRIBUTE'> {
  if (!isAttributeSort(sort)) return { SORT: sorts[sort] };
  const { key, falling } = sortedAttribute(sort);
  return { SORT: falling ? 'ATTRIBUTE_DESC' : 'ATTRIBUTE_ASC', SORT_ATTRIBUTE: key };
}

function filtersToWire(filters: ListingFilters): SearchRequestWire['FILTERS'] {
  const { onlyNew, onlyReduced, categoryPath, groupTags = [], manufacturerId, facets = [] } = filters;
  return {
    ...(onlyNew && { NEW: true }),
    ...(onlyReduced && { SALE: true }),
    ...(categoryPath !== undefined && { CATEGORY_PATH: categoryPath }),
    ...(groupTags.length > 0 && { GROUPTAGS: [...groupTags] }),
    ...(manufacturerId !== undefined && { MANUFACTURER_ID: manufacturerId }),
    ...(facets.length > 0 && { FACETS: facets.map(facetFilterToWire) }),
  };
}
