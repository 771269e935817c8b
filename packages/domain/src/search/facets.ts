import type { FacetFilterWire, FacetWire, ProductWire } from '../contract/schemas/product.ts';
import { commonFacets } from '../contract/schemas/product.ts';
import type { LocalizedText } from '../language/text.ts';
import { pickText } from '../language/text.ts';

/** A facet of numbers lists them one by one up to so many; with more it is a range. */
export const mostNumbersListed = 12;

/** So many values of one facet are listed, the most frequent ones. */
export const mostValuesListed = 50;

/** So many facets of attributes are shown, beside those that every listing has. */
export const mostAttributeFacets = 12;

/** What a product has for a facet: `value` is what a filter names, the same in each language. */
export type FacetValue = {
  readonly value: string;
  readonly text: LocalizedText | null;
  /** In the facet's unit. */
  readonly number: number | null;
};
export type CountedValue = FacetValue & { readonly count: number };

/** A facet as it was counted over the products of a listing, its own choice left out. */
export type CountedFacet = {
  readonly key: string;
  readonly name: LocalizedText;
  readonly unit: string | null;
  /** Products that have a value for it. */
  readonly coverage: number;
  /** Different values, whether `values` lists them or not. For STOCK, not to be in stock is one too. */
  readonly distinct: number;
  readonly min: number | null;
  readonly max: number | null;
  /** In any order; may be empty for a range. */
  readonly values: readonly CountedValue[];
};

/** The facets that every listing has, by their names. */
export const commonFacetNames = {
  MANUFACTURER: { EN: 'Manufacturer', DE: 'Hersteller', FR: 'Fabricant' },
  PRICE: { EN: 'Price', DE: 'Preis', FR: 'Prix' },
  STOCK: { EN: 'Availability', DE: 'Verfügbarkeit', FR: 'Disponibilité' },
} as const satisfies Record<(typeof commonFacets)[number], LocalizedText>;

/** The one value of STOCK: pieces are in the warehouse and may ship. */
export const inStockValue: FacetValue = {
  value: 'IN_STOCK',
  text: { EN: 'In stock', DE: 'Auf Lager', FR: 'En stock' },
  number: null,
};

/** The value of a typed attribute; null when it says nothing. A number is written as digits: 10 kΩ is "10000". */
export function facetValueOf({ VALUE, TEXT }: ProductWire['ATTRIBUTES'][number]): FacetValue | null {
  if (VALUE !== null) return { value: String(VALUE), text: null, number: VALUE };
  const value = TEXT === null ? '' : (pickText(TEXT, 'EN')?.text ?? '').slice(0, 120);
  return value === '' ? null : { value, text: TEXT, number: null };
}

/** Whether a value is one of those that a filter names, or a number between its ends, both included. */
export function fitsFacet(
  { VALUES = [], MIN, MAX }: FacetFilterWire,
  { value, number }: Omit<FacetValue, 'text'>,
): boolean {
  if (VALUES.includes(value)) return true;
  const hasEnds = MIN !== undefined || MAX !== undefined;
  return hasEnds && number !== null && number >= (MIN ?? -Infinity) && number <= (MAX ?? Infinity);
}

/** Whether a filter narrows at all: it names a value or an end. One that does not is left aside. */
export function narrows({ VALUES = [], MIN, MAX }: FacetFilterWire): boolean {
  return VALUES.length > 0 || MIN !== undefined || MAX !== undefined;
}

/**
 * The facets that a listing shows, in their order: those that every listing has, then attributes by the products that they cover. A facet is
 * shown where products differ in it, and as long as something is chosen in it.
 */
export function listFacets(counted: readonly CountedFacet[], filters: readonly FacetFilterWire[]): FacetWire[] {
  const chosen = new Map(filters.map(({ KEY, VALUES = [] }) => [KEY, VALUES]));
  const shown = counted.filter((facet) => facet.distinct > (chosen.has(facet.key) ? 0 : 1));
  const common = commonFacets.flatMap((key) => shown.filter((facet) => facet.key === key));
  const attributes = shown.filter((facet) => !common.includes(facet)).toSorted(byCoverage);
  const kept = attributes.filter(({ key }, position) => position < mostAttributeFacets || chosen.has(key));
  return [...common, ...kept].map((facet) => toWire(facet, chosen.get(facet.key) ?? []));
}

/** Prices are always a range; other numbers are one when there are too many to list. */
export function isRange({ key, distinct, min, values }: CountedFacet): boolean {
  if (key === 'PRICE') return true;
  return min !== null && distinct > mostNumbersListed && values.every(({ text }) => text === null);
}

function toWire(facet: CountedFacet, chosen: readonly string[]): FacetWire {
  const { key, name, unit, min, max } = facet;
  const head = { KEY: key, NAME: name, UNIT: unit };
  if (isRange(facet)) return { ...head, KIND: 'RANGE', VALUES: [], MIN: min, MAX: max };
  const listed = facet.values
    .toSorted(byFrequency)
    .filter(({ value }, position) => position < mostValuesListed || chosen.includes(value))
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

/** Numbers in their order, before texts, which keep theirs. */
function byNumber(one: CountedValue, other: CountedValue): number {
  return compare(one.number ?? Infinity, other.number ?? Infinity);
}

function compare<Value extends number | string>(one: Value, other: Value): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
