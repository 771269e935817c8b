import type { FacetFilterWire } from '../contract/schemas/product.ts';
import type { Cents } from '../money/money.ts';
import { toCents } from '../money/money.ts';
import type { FacetFilter } from './facet.ts';
import { priceFacet } from './facet.ts';

/** Above all prices, and small enough that its cents are exact. */
const maxEuros = 21_000_000;

/** On the wire prices are euros. A value of the price that is no number stays as it is: it equals no price. */
export function facetFilterFromWire({ KEY, VALUES = [], MIN, MAX }: FacetFilterWire): FacetFilter {
  const filter = { key: KEY, values: VALUES, min: MIN ?? null, max: MAX ?? null };
  if (KEY !== priceFacet) return filter;
  const { values, min, max } = filter;
  return {
    key: KEY,
    values: values.map((value) => (Number.isFinite(Number(value)) ? String(cents(Number(value))) : value)),
    min: min === null ? null : cents(min),
    max: max === null ? null : cents(max),
  };
}

function cents(euros: number): Cents {
  return toCents(Math.max(-1, Math.min(euros, maxEuros)));
}
