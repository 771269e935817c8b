import { taxClasses } from '@platine/domain/money/taxClass.ts';
import type { ClassRange, Facet, FacetFilter } from '@platine/domain/search/facet.ts';
import { commonFacets, facetClasses, priceFacet } from '@platine/domain/search/facet.ts';
import type { CountedFacet, CountedValue, FacetValue } from '@platine/domain/search/facets.ts';
import { commonFacetNames, listFacets } from '@platine/domain/search/facets.ts';
import type { SearchRequest } from '@platine/domain/search/searchRequest.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { facetValues, headlineOf, passesFacet } from './searchFilters.ts';

type Head = Pick<CountedFacet, 'key' | 'name' | 'unit'>;
type Listing = Pick<SearchRequest, 'rates'> & {
  readonly listed: readonly CatalogueEntry[];
  readonly filters: readonly FacetFilter[];
};

/** The facets of a listing, each counted over the products that pass what is chosen in the others. */
export function facetsOf(listing: Listing): Facet[] {
  const attributes = listing.listed.flatMap(({ product }) =>
    product.attributes.map(({ key, name, unit }) => [key, { key, name, unit }] as const),
  );
  const common = commonFacets.map((key) => ({ key, name: commonFacetNames[key], unit: null }));
  const passed = listing.listed.filter((entry) =>
    listing.filters.every((filter) => passesFacet(entry, filter, listing.rates)),
  );
  const heads = [...common, ...new Map(attributes).values()];
  return listFacets(
    heads.map((head) => countFacet(head, listing)),
    listing.filters,
    passed.length,
  );
}

function countFacet(head: Head, { listed, filters, rates }: Listing): CountedFacet {
  const others = filters.filter(({ key }) => key !== head.key);
  const chosen = filters.filter(({ key }) => key === head.key).flatMap(({ values }) => values);
  const entries = listed.filter((entry) => others.every((filter) => passesFacet(entry, filter, rates)));
  const products = entries.map((entry) => facetValues(entry, head.key));
  const values = countValues(products);
  // A choice that leaves nothing must still be there to be taken back.
  const left = countValues(listed.map((entry) => facetValues(entry, head.key)))
    .filter(({ value }) => chosen.includes(value) && !values.some((one) => one.value === value))
    .map((value) => ({ ...value, count: 0 }));
  const numbers = values.flatMap(({ number }) => number ?? []);
  const places = listed.map((entry) => entry.product.attributes.findIndex(({ key }) => key === head.key));
  const found = places.filter((place) => place >= 0);
  const coverage = products.filter((own) => own.length > 0).length;
  return {
    ...head,
    coverage,
    place: found.reduce((sum, place) => sum + place, 0) / Math.max(1, found.length),
    distinct: head.key === 'STOCK' && coverage < products.length ? values.length + 1 : values.length + left.length,
    min: numbers.length === 0 ? null : Math.min(...numbers),
    max: numbers.length === 0 ? null : Math.max(...numbers),
    values: [...values, ...left],
    ...(head.key === priceFacet && facetClasses(classRanges(entries))),
  };
}

function classRanges(entries: readonly CatalogueEntry[]): ClassRange[] {
  return taxClasses.flatMap((taxClass) => {
    const own = entries.filter(({ product }) => product.taxClass === taxClass);
    const prices = own.flatMap((entry) => headlineOf(entry)?.price ?? []);
    return prices.length === 0 ? [] : [{ taxClass, min: Math.min(...prices), max: Math.max(...prices) }];
  });
}

/** How many products have each value; one that has it twice counts once. */
function countValues(products: readonly (readonly FacetValue[])[]): CountedValue[] {
  const counts = new Map<string, CountedValue>();
  for (const values of products)
    for (const value of new Map(values.map((one) => [one.value, one])).values())
      counts.set(value.value, { ...value, count: (counts.get(value.value)?.count ?? 0) + 1 });
  return [...counts.values()];
}
