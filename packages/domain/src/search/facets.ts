import type { FacetFilterWire, FacetWire, ProductWire } from '../contract/schemas/product.ts';
import { commonFacets } from '../contract/schemas/product.ts';
import type { LocalizedText } from '../language/text.ts';
import { pickText } from '../language/text.ts';

/** The most numbers that a facet lists one by one; with more it becomes a range. */
export const maxListedNumbers = 12;

/** The most values that one facet lists, by frequency. */
export const maxListedValues = 50;

/** The most attribute facets of a listing, besides the common facets. */
export const maxAttributeFacets = 12;

/** A product's value for a facet: `value` identifies it in a filter and is the same in each language. */
export type FacetValue = {
  readonly value: string;
  readonly text: LocalizedText | null;
  /** In the facet's unit. */
  readonly number: number | null;
};
export type CountedValue = FacetValue & { readonly count: number };

/** A facet as counted over the products of a listing, ignoring its own filter. */
export type CountedFacet = {
  readonly key: string;
  readonly name: LocalizedText;
  readonly unit: string | null;
  /** Products that have a value for it. */
  readonly coverage: number;
  /** Number of different values, listed in `values` or not. For STOCK, being out of stock counts as one. */
  readonly distinct: number;
  readonly min: number | null;
  readonly max: number | null;
  /** Unordered; may be empty for a range. */
  readonly values: readonly CountedValue[];
};

/** Names of the facets that every listing has. */
export const commonFacetNames = {
  MANUFACTURER: { EN: 'Manufacturer', DE: 'Hersteller', FR: 'Fabricant' },
  PRICE: { EN: 'Price', DE: 'Preis', FR: 'Prix' },
  STOCK: { EN: 'Availability', DE: 'Verfügbarkeit', FR: 'Disponibilité' },
} as const satisfies Record<(typeof commonFacets)[number], LocalizedText>;

/** The single value of STOCK: pieces are in the warehouse and may ship. */
export const inStockValue: FacetValue = {
  value: 'IN_STOCK',
  text: { EN: 'In stock', DE: 'Auf Lager', FR: 'En stock' },
  number: null,
};

/** The facet value of an attribute, or null for an empty one. A number becomes its digits in the base unit: 10 kΩ is "10000". */
export function facetValueOf({ VALUE, TEXT }: ProductWire['ATTRIBUTES'][number]): FacetValue | null {
  if (VALUE !== null) return { value: String(VALUE), text: null, number: VALUE };
  const value = TEXT === null ? '' : (pickText(TEXT, 'EN')?.text ?? '').slice(0, 120);
  return value === '' ? null : { value, text: TEXT, number: null };
}

/** Whether a filter lists the value, or includes it as a number from MIN to MAX, both inclusive. */
export function matchesFacet(
  { VALUES = [], MIN, MAX }: FacetFilterWire,
  { value, number }: Omit<FacetValue, 'text'>,
): boolean {
  if (VALUES.includes(value)) return true;
  const hasEnds = MIN !== undefined || MAX !== undefined;
  return hasEnds && number !== null && number >= (MIN ?? -Infinity) && number <= (MAX ?? Infinity);
}

/** Whether a filter has a value, a MIN or a MAX. A filter without any has no effect. */
export function narrows({ VALUES = [], MIN, MAX }: FacetFilterWire): boolean {
  return VALUES.length > 0 || MIN !== undefined || MAX !== undefined;
}

/**
 * The facets of a listing in display order: common facets, then attributes by coverage. A facet is shown where products differ in it, or while
 * one of its values is chosen.
 */
export function listFacets(counted: readonly CountedFacet[], filters: readonly FacetFilterWire[]): FacetWire[] {
  const chosen = new Map(filters.map(({ KEY, VALUES = [] }) => [KEY, VALUES]));
  const shown = counted.filter((facet) => facet.distinct > (chosen.has(facet.key) ? 0 : 1));
  const common = commonFacets.flatMap((key) => shown.filter((facet) => facet.key === key));
  const attributes = shown.filter((facet) => !common.includes(facet)).toSorted(byCoverage);
  const kept = attributes.filter(({ key }, position) => position < maxAttributeFacets || chosen.has(key));
  return [...common, ...kept].map((facet) => toWire(facet, chosen.get(facet.key) ?? []));
}

/** Prices are always a range; other numbers become one when there are too many to list. */
export function isRange({ key, distinct, min, values }: CountedFacet): boolean {
  if (key === 'PRICE') return true;
  return min !== null && distinct > maxListedNumbers && values.every(({ text }) => text === null);
}

function toWire(facet: CountedFacet, chosen: readonly string[]): FacetWire {
  const { key, name, unit, min, max } = facet;
  const head = { KEY: key, NAME: name, UNIT: unit };
  if (isRange(facet)) return { ...head, KIND: 'RANGE', VALUES: [], MIN: min, MAX: max };
  const listed = facet.values
    .toSorted(byFrequency)
    .filter(({ value }, position) => position < maxListedValues || chosen.includes(value))
    .toSorted(byNumber);
  const VALUES = listed.map(({ value, text, number, count }) => ({
    VALUE: value,
    TEXT: text,
    NUMBER: number,
    COUNT: count,
  }));
  return { ...head, KIND: 'CHOICE', VALUES, MIN: null, MAX: null };
}

function byCoverage(one: CountedFacet, other: CountedFacet): number {
  return other.coverage - one.coverage || compare(one.key, other.key);
}

function byFrequency(one: CountedValue, other: CountedValue): number {
  return other.count - one.count || compare(one.value, other.value);
}

/** Sorts numbers before texts; texts keep their order. */
function byNumber(one: CountedValue, other: CountedValue): number {
  return compare(one.number ?? Infinity, other.number ?? Infinity);
}

function compare<Value extends number | string>(one: Value, other: Value): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
