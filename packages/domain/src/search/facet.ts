import type { LocalizedText } from '../language/text.ts';
import type { Cents } from '../money/money.ts';
import { toCents } from '../money/money.ts';
import type { TaxClass } from '../money/taxClass.ts';
import type { FacetChoice, ListingPlace } from './listingPlace.ts';

/** A value of a facet, shown as `text`, else as `number` in the facet's unit, else as `value`. */
export type FacetOption = {
  readonly value: string;
  readonly text: LocalizedText | null;
  readonly number: number | null;
  /** Products that have the value. */
  readonly count: number;
};

/** The catalogue's prices of the products of a class, from the lowest to the highest, in cents. */
export type ClassRange = { readonly taxClass: TaxClass; readonly min: Cents; readonly max: Cents };

/** A filter that a listing offers. A range's ends are in its unit, those of PRICE the catalogue's prices in cents. */
export type Facet = { readonly key: string; readonly name: LocalizedText; readonly unit: string | null } & (
  | { readonly kind: 'choice'; readonly options: readonly FacetOption[] }
  | {
      readonly kind: 'range';
      readonly min: number | null;
      readonly max: number | null;
      /** Of PRICE alone: the range of each class; left out where all products are STANDARD. */
      readonly byClass?: readonly ClassRange[] | undefined;
    }
);

/**
 * Narrows a search to products with one of `values`, or with a number from `min` to `max`, both inclusive, in the facet's unit. Null is open.
 * Prices are in cents: those that the shopper sees, or the catalogue's in a search without `rates`.
 */
export type FacetFilter = {
  readonly key: string;
  readonly values: readonly string[];
  readonly min: number | null;
  readonly max: number | null;
};

/** The facets that every listing has; the others are named by an attribute's key. */
export const commonFacets = ['MANUFACTURER', 'PRICE', 'STOCK'] as const;

/** The facet of prices. */
export const priceFacet = 'PRICE';

/** The ranges of prices by class as a facet has them: none where all products are STANDARD. */
export function facetClasses(ranges: readonly ClassRange[]): { readonly byClass?: readonly ClassRange[] } {
  return ranges.every(({ taxClass }) => taxClass === 'STANDARD') ? {} : { byClass: ranges };
}

/** Whether a listing depends on the prices that the customer sees, so that the search has to wait for them: they narrow it or order it. */
export function needsPricing({ chosen, sort }: Pick<ListingPlace, 'chosen' | 'sort'>): boolean {
  return chosen.some(({ key }) => key === priceFacet) || sort === 'price' || sort === 'price-desc';
}

/** The search's filter for a customer's choice: prices, which a shopper types in euros, in cents. */
export function facetFilterOf({ key, values, min, max }: FacetChoice): FacetFilter {
  if (key !== priceFacet) return { key, values, min, max };
  return { key, values: values.map(centsText), min: centsOf(min), max: centsOf(max) };
}

/** Prices below zero become zero. */
function centsOf(euros: number | null): Cents | null {
  return euros === null ? null : Math.max(0, toCents(Math.min(euros, maxEuros)));
}

function centsText(value: string): string {
  const euros = Number(value);
  return Number.isFinite(euros) ? String(toCents(euros)) : value;
}

/** An upper bound of all prices, so that cents stay exact. */
const maxEuros = 10_000_000;
