import type { Pricing } from '../cart/totals.ts';
import type { FacetFilterWire } from '../contract/schemas/product.ts';
import type { LocalizedText } from '../language/text.ts';
import { toCents, toEuros } from '../money/money.ts';
import { catalogueRange } from '../money/priceRange.ts';
import { unitPrice } from '../money/vat.ts';
import type { FacetChoice } from './listingPlace.ts';

/** A value of a facet. It reads as `text`, else as `number` in the facet's unit, else as it is. */
export type FacetOption = {
  readonly value: string;
  readonly text: LocalizedText | null;
  readonly number: number | null;
  /** Products that it would leave. */
  readonly count: number;
};

/** What a listing can be narrowed by. */
export type Facet = { readonly key: string; readonly name: LocalizedText; readonly unit: string | null } & (
  | { readonly kind: 'choice'; readonly options: readonly FacetOption[] }
  | { readonly kind: 'range'; readonly min: number | null; readonly max: number | null }
);

/** The facet whose numbers are prices: catalogue prices on the wire, the customer's own on the page. */
export const priceFacet = 'PRICE';

/** A facet as this customer sees it: prices in display mode (D11), all else as it is. */
export function facetForCustomer(facet: Facet, { mode, vat }: Pricing): Facet {
  if (facet.key !== priceFacet || facet.kind !== 'range') return facet;
  const shown = (euros: number | null) => (euros === null ? null : toEuros(unitPrice(toCents(euros), mode, vat.rate)));
  return { ...facet, min: shown(facet.min), max: shown(facet.max) };
}

/** Whether a choice can only be looked for once it is known how the customer's prices are made. */
export function needsPricing(chosen: readonly FacetChoice[]): boolean {
  return chosen.some(({ key }) => key === priceFacet);
}

/** The filter of the search call for what a customer chose: prices are turned from display mode into the catalogue's (D11). */
export function facetFilterOf({ key, values, min, max }: FacetChoice, pricing: Pricing | null): FacetFilterWire {
  if (values.length > 0) return { KEY: key, VALUES: [...values] };
  const ends = key === priceFacet && pricing !== null ? cataloguePrices({ min, max }, pricing) : { min, max };
  return { KEY: key, ...(ends.min !== null && { MIN: ends.min }), ...(ends.max !== null && { MAX: ends.max }) };
}

type Ends = Pick<FacetChoice, 'min' | 'max'>;

/** In euros on both sides; no price is below zero. */
function cataloguePrices({ min, max }: Ends, { mode, vat }: Pricing): Ends {
  const cents = (euros: number | null) => (euros === null ? null : Math.max(0, toCents(Math.min(euros, mostEuros))));
  const range = catalogueRange({ min: cents(min), max: cents(max) }, mode, vat.rate);
  return {
    min: range.min === null ? null : toEuros(range.min),
    max: range.max === null ? null : toEuros(range.max),
  };
}

/** Nothing in the shop costs more. */
const mostEuros = 10_000_000;
