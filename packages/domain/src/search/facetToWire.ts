import type { FacetWire } from '../contract/schemas/product.ts';
import { toEuros } from '../money/money.ts';
import type { ClassRange, Facet } from './facet.ts';
import { priceFacet } from './facet.ts';

/** On the wire prices are euros. */
export function facetToWire(facet: Facet): FacetWire {
  const { key, name, unit } = facet;
  const head = { KEY: key, NAME: name, UNIT: unit };
  if (facet.kind === 'range') {
    const end = (value: number | null) => (value !== null && key === priceFacet ? toEuros(value) : value);
    const CLASSES = facet.byClass?.map(classToWire);
    return {
      ...head,
      KIND: 'RANGE',
      VALUES: [],
      MIN: end(facet.min),
      MAX: end(facet.max),
      ...(CLASSES && { CLASSES }),
    };
  }
  const VALUES = facet.options.map(({ value, text, number, count }) => ({
    VALUE: value,
    TEXT: text,
    NUMBER: number,
    COUNT: count,
  }));
  return { ...head, KIND: 'CHOICE', VALUES, MIN: null, MAX: null };
}

function classToWire({ taxClass, min, max }: ClassRange): NonNullable<FacetWire['CLASSES']>[number] {
  return { TAX_CLASS: taxClass, MIN: toEuros(min), MAX: toEuros(max) };
}
