import type { FacetWire } from '../contract/schemas/product.ts';
import { toCents } from '../money/money.ts';
import type { Facet } from './facet.ts';
import { priceFacet } from './facet.ts';

/** On the wire prices are euros. */
export function facetFromWire({ KEY, NAME, UNIT, KIND, VALUES, MIN, MAX }: FacetWire): Facet {
  const head = { key: KEY, name: NAME, unit: UNIT };
  if (KIND === 'RANGE') {
    const end = (value: number | null) => (value !== null && KEY === priceFacet ? toCents(value) : value);
    return { ...head, kind: 'range', min: end(MIN), max: end(MAX) };
  }
  const options = VALUES.map(({ VALUE, TEXT, NUMBER, COUNT }) => ({
    value: VALUE,
    text: TEXT,
    number: NUMBER,
    count: COUNT,
  }));
  return { ...head, kind: 'choice', options };
}
