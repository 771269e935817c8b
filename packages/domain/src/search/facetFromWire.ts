import type { FacetWire } from '../contract/schemas/product.ts';
import type { Facet } from './facet.ts';

export function facetFromWire({ KEY, NAME, UNIT, KIND, VALUES, MIN, MAX }: FacetWire): Facet {
  const head = { key: KEY, name: NAME, unit: UNIT };
  if (KIND === 'RANGE') return { ...head, kind: 'range', min: MIN, max: MAX };
  const options = VALUES.map(({ VALUE, TEXT, NUMBER, COUNT }) => ({
    value: VALUE,
    text: TEXT,
    number: NUMBER,
    count: COUNT,
  }));
  return { ...head, kind: 'choice', options };
}
