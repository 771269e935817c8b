import type { Pricing } from '../cart/totals.ts';
import type { LocalizedText } from '../language/text.ts';
import type { Cents } from '../money/money.ts';
import { toCents, toEuros } from '../money/money.ts';
import { catalogueRange } from '../money/priceRange.ts';
import { unitPrice } from '../money/vat.ts';
import type { FacetChoice } from './listingPlace.ts';

/** A value of a facet, shown as `text`, else as `number` in the facet's unit, else as `value`. */
export type FacetOption = {
  readonly value: string;
  readonly text: LocalizedText | null;
  readonly number: number | null;
  /** Products that have the value. */
  readonly count: number;
};

/** A filter that a listing offers. A range's ends are in its unit, those of PRICE in cents. */
export type Facet = { readonly key: string; readonly name: LocalizedText; readonly unit: string | null } & (
  | { readonly kind: 'choice'; readonly options: readonly FacetOption[] }
  | { readonly kind: 'range'; readonly min: number | null; readonly max: number | null }
);

/**
 * Narrows a search to products with one of `values`, or with a number from `min` to `max`, both inclusive, in the facet's unit. Null is open.
 * Prices are the catalogue's, in cents.
 */
export type FacetFilter = {
  readonly key: string;
  readonly values: readonly string[];
  readonly min: number | null;
  readonly max: number | null;
};

/** The facets that every listing has; the others are named by an attribute's key. */
export const commonFacets = ['MANUFACTURER', 'PRICE', 'STOCK'] as const;

/** The facet of prices: catalogue prices in a search, the customer's prices on the page. */
export const priceFacet = 'PRICE';

/**
 * The facet as its fields show it: prices in the customer's display mode (D11) and in euros, the unit that a shopper types and that `FacetChoice`
 * has. Other facets stay as they are.
 */
export function facetForCustomer(facet: Facet, { mode, vat }: Pricing): Facet {
  if (facet.key !== priceFacet || facet.kind !== 'range') return facet;
  const shown = (cents: Cents | null) => (cents === null ? null : toEuros(unitPrice(cents, { mode, vat }, 'STANDARD')));
  return { ...facet, min: shown(facet.min), max: shown(facet.max) };
}

/** Whether a choice depends on the customer's pricing, so that the search has to wait for it. */
export function needsPricing(chosen: readonly FacetChoice[]): boolean {
  return chosen.some(({ key }) => key === priceFacet);
}

/** The search's filter for a customer's choice. Prices are converted from euros in display mode to catalogue prices in cents (D11). */
export function facetFilterOf({ key, values, min, max }: FacetChoice, pricing: Pricing | null): FacetFilter {
  if (key !== priceFacet) return { key, values, min, max };
  const range = { min: centsOf(min), max: centsOf(max) };
  const prices = pricing === null ? range : catalogueRange(range, pricing.mode, pricing.vat.rate);
  return { key, values: values.map(centsText), ...prices };
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
