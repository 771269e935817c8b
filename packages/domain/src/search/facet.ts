import type { Pricing } from '../cart/totals.ts';
import type { FacetFilterWire } from '../contract/schemas/product.ts';
import type { LocalizedText } from '../language/text.ts';
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

/** A filter that a listing offers. */
export type Facet = { readonly key: string; readonly name: LocalizedText; readonly unit: string | null } & (
  | { readonly kind: 'choice'; readonly options: readonly FacetOption[] }
  | { readonly kind: 'range'; readonly min: number | null; readonly max: number | null }
);

/** The facet of prices: catalogue prices on the wire, the customer's prices on the page. */
export const priceFacet = 'PRICE';

/** The facet with prices in the customer's display mode (D11); other facets stay as they are. */
export function facetForCustomer(facet: Facet, { mode, vat }: Pricing): Facet {
  if (facet.key !== priceFacet || facet.kind !== 'range') return facet;
  const shown = (euros: number | null) => (euros === null ? null : toEuros(unitPrice(toCents(euros), mode, vat.rate)));
  return { ...facet, min: shown(facet.min), max: shown(facet.max) };
}

/** Whether a choice depends on the customer's pricing, so that the search has to wait for it. */
export function needsPricing(chosen: readonly FacetChoice[]): boolean {
  return chosen.some(({ key }) => key === priceFacet);
}

/** The search call's filter for a customer's choice. Prices are converted from display mode to catalogue prices (D11). */
export function facetFilterOf({ key, values, min, max }: FacetChoice, pricing: Pricing | null): FacetFilterWire {
  if (values.length > 0) return { KEY: key, VALUES: [...values] };
  const ends = key === priceFacet && pricing !== null ? cataloguePrices({ min, max }, pricing) : { min, max };
  return { KEY: key, ...(ends.min !== null && { MIN: ends.min }), ...(ends.max !== null && { MAX: ends.max }) };
}

type Ends = Pick<FacetChoice, 'min' | 'max'>;

/** Converts euros to euros; prices below zero become zero. */
function cataloguePrices({ min, max }: Ends, { mode, vat }: Pricing): Ends {
  const cents = (euros: number | null) => (euros === null ? null : Math.max(0, toCents(Math.min(euros, maxEuros))));
  const range = catalogueRange({ min: cents(min), max: cents(max) }, mode, vat.rate);
  return {
    min: range.min === null ? null : toEuros(range.min),
    max: range.max === null ? null : toEuros(range.max),
  };
}

/** An upper bound of all prices, so that cents stay exact. */
const maxEuros = 10_000_000;
