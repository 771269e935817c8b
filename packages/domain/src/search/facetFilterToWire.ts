import type { FacetFilterWire } from '../contract/schemas/product.ts';
import { toEuros } from '../money/money.ts';
import type { FacetFilter } from './facet.ts';
import { priceFacet } from './facet.ts';

/** On the wire prices are euros. */
export function facetFilterToWire({ key, values, min, max }: FacetFilter): FacetFilterWire {
  const isPrice = key === priceFacet;
  const end = (value: number) => (isPrice ? toEuros(value) : value);
  return {
    KEY: key,
    ...(values.length > 0 && { VALUES: values.map((value) => (isPrice ? eurosText(value) : value)) }),
    ...(min !== null && { MIN: end(min) }),
    ...(max !== null && { MAX: end(max) }),
  };
}

function eurosText(value: string): string {
  const cents = Number(value);
  return Number.isFinite(cents) ? String(toEuros(cents)) : value;
}
