import type { Pricing } from '../cart/totals.ts';
import type { Cents } from '../money/money.ts';
import { toEuros } from '../money/money.ts';
import type { TaxClass } from '../money/taxClass.ts';
import { unitPrice } from '../money/vat.ts';
import type { Facet } from './facet.ts';
import { priceFacet } from './facet.ts';

/**
 * The facet as its fields show it: prices in the customer's display mode (D11) and in euros, the unit that a shopper types and that `FacetChoice`
 * has. Other facets stay as they are.
 */
export function facetForCustomer(facet: Facet, pricing: Pricing): Facet {
  if (facet.key !== priceFacet || facet.kind !== 'range') return facet;
  const { byClass, min, max, ...range } = facet;
  const shown = (cents: Cents, taxClass: TaxClass) => toEuros(unitPrice(cents, pricing, taxClass));
  if (byClass !== undefined) {
    const ends = byClass.map((one) => [shown(one.min, one.taxClass), shown(one.max, one.taxClass)] as const);
    return { ...range, min: Math.min(...ends.map(([low]) => low)), max: Math.max(...ends.map(([, high]) => high)) };
  }
  const end = (cents: Cents | null) => (cents === null ? null : shown(cents, 'STANDARD'));
  return { ...range, min: end(min), max: end(max) };
}
