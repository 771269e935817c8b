import type { FacetWire } from '../contract/schemas/product.ts';
import { toCents } from '../money/money.ts';
import type { ClassRange, Facet } from './facet.ts';
import { priceFacet } from './facet.ts';

/** On the wire prices are euros. */
export function facetFromWire({ KEY, NAME, UNIT, KIND, VALUES, MIN, MAX, CLASSES }: FacetWire): Facet {
  const head = { key: KEY, name: NAME, unit: UNIT };
  if (KIND === 'RANGE') {
    const end = (value: number | null) => (value !== null && KEY === priceFacet ? toCents(value) : value);
    const byClass = CLASSES && { byClass: CLASSES.map(classFromWire) };
    return { ...head, kind: 'range', min: end(MIN), max: end(MAX), ...byClass };
  }
  const options = VALUES.map(({ VALUE, TEXT, NUMBER, COUNT }) => ({
    value: VALUE,
    text: TEXT,
    number: NUMBER,
    count: COUNT,
  }));
  return { ...head, kind: 'choice', options };
}

function classFromWire({ TAX_CLASS, MIN, MAX }: NonNullable<FacetWire['CLASSES']>[number]): ClassRange {
  return { taxClass: TAX_CLASS, min: toCents(MIN), max: toCents(MAX) };
}
