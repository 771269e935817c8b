import type { ClassRates } from '../money/vat.ts';
import type { FacetFilter } from './facet.ts';
import type { AttributeSort } from './attributeSort.ts';
import type { NamedSort } from './listingPlace.ts';

/** The named orders that a shopper can choose, and the one of suggestions and of the sitemap: the highest SKU first. */
export type NamedSearchSort = NamedSort | 'sku-desc';
export type SearchSort = NamedSearchSort | AttributeSort;

/** Filters beside the text: every listing of the shop is one of these (D1). A filter that is left out does not narrow. */
export type ListingFilters = {
  readonly onlyNew?: boolean;
  readonly onlyReduced?: boolean;
  /** The category with this path and all below it. */
  readonly categoryPath?: string;
  /** Products with one of these tags. */
  readonly groupTags?: readonly string[];
  readonly manufacturerId?: number;
  readonly facets?: readonly FacetFilter[];
};

/** One page of a listing or of suggestions. */
export type SearchRequest = {
  /** As typed; empty for a listing without a text. */
  readonly text: string;
  readonly view: 'autocomplete' | 'listing';
  readonly skip: number;
  readonly limit: number;
  readonly sort: SearchSort;
  readonly filters: ListingFilters;
  /** The rates in the prices that the shopper sees: the filter and the orders of prices go by these. Left out, they go by the catalogue's prices. */
  readonly rates?: ClassRates | undefined;
  /** Whether the facets of the listing are counted. */
  readonly withFacets: boolean;
};
