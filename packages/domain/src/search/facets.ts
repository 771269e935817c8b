import type { Attribute } from '../catalog/product.ts';
import type { LocalizedText } from '../language/text.ts';
import { pickText } from '../language/text.ts';
import type { ClassRange, Facet, FacetFilter } from './facet.ts';
import { commonFacets } from './facet.ts';
import type { InAddedLanguages } from '../language/inLanguages.ts';
import type { Language } from '../language/language.ts';
import type { FacetWords } from './facetWords.data.ts';
import { facetWords } from './facetWords.data.ts';
import { inDefiningOrder } from './definingOrder.ts';
import { areOfESeries } from './preferredNumbers.ts';

/** The most numbers that a facet lists one by one, unless they are of an E-series; with more it becomes a range. */
export const maxListedNumbers = 12;

/** The most values that one facet lists, by frequency. */
export const maxListedValues = 50;

/** The most attribute facets of a listing, besides the common facets. */
export const maxAttributeFacets = 12;

/** Defining attributes that stand before the common facets. */
const firstAttributes = 3;

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
  /** The place at which products list it, on average; 0 is first. Common facets have none. */
  readonly place: number;
  /** Number of different values, listed in `values` or not. For STOCK, being out of stock counts as one. */
  readonly distinct: number;
  /** In the facet's unit; those of PRICE in cents. */
  readonly min: number | null;
  readonly max: number | null;
  /** Of PRICE alone, where a product is not STANDARD. */
  readonly byClass?: readonly ClassRange[] | undefined;
  /** Unordered; may be empty for a range. */
  readonly values: readonly CountedValue[];
};

/** Names of the facets that every listing has. */
export const commonFacetNames: Readonly<Record<(typeof commonFacets)[number], LocalizedText>> = {
  MANUFACTURER: named('manufacturer'),
  PRICE: named('price'),
  STOCK: named('availability'),
};

/** The single value of STOCK: pieces are in the warehouse and may ship. */
export const inStockValue: FacetValue = { value: 'IN_STOCK', text: named('inStock'), number: null };

function named(word: keyof FacetWords, words: SpokenFacetWords = facetWords): LocalizedText {
  return Object.fromEntries(Object.entries(words).map(([language, { [word]: text }]) => [language, text]));
}

type SpokenFacetWords = { readonly [Spoken in Language]?: FacetWords };

const commonWords = { MANUFACTURER: 'manufacturer', PRICE: 'price', STOCK: 'availability' } as const;

/** A facet with its name in the languages that the shop has added too; one of an attribute has the catalogue's. */
export function withAddedWords(facet: Facet, added: InAddedLanguages<FacetWords>): Facet {
  const key = commonFacets.find((one) => one === facet.key);
  if (key === undefined) return facet;
  const name = { ...facet.name, ...named(commonWords[key], added) };
  if (key !== 'STOCK' || facet.kind !== 'choice') return { ...facet, name };
  const options = facet.options.map((option) => ({ ...option, text: { ...option.text, ...named('inStock', added) } }));
  return { ...facet, name, options };
}

/** The facet value of an attribute, or null for an empty one. A number becomes its digits in the base unit: 10 kΩ is "10000". */
export function facetValueOf({ value: number, text }: Pick<Attribute, 'value' | 'text'>): FacetValue | null {
  if (number !== null) return { value: String(number), text: null, number };
  const value = text === null ? '' : (pickText(text, 'EN')?.text ?? '').slice(0, 120);
  return value === '' ? null : { value, text, number: null };
}

/** Whether a filter lists the value, or includes it as a number between its ends. */
export function matchesFacet({ values, min, max }: FacetFilter, { value, number }: Omit<FacetValue, 'text'>): boolean {
  if (values.includes(value)) return true;
  const hasEnds = min !== null || max !== null;
  return hasEnds && number !== null && number >= (min ?? -Infinity) && number <= (max ?? Infinity);
}

/** Whether a filter has a value or an end. A filter without any has no effect. */
export function narrows({ values, min, max }: FacetFilter): boolean {
  return values.length > 0 || min !== null || max !== null;
}

/**
 * The facets of a listing of `products` products in display order: up to three attributes that define them, the common facets, then the other
 * attributes. A facet is shown where products differ in it, or while one of its values is chosen.
 */
export function listFacets(
  counted: readonly CountedFacet[],
  filters: readonly FacetFilter[],
  products: number,
): Facet[] {
  const chosen = new Map(filters.map(({ key, values }) => [key, values]));
  const shown = counted.filter((facet) => facet.distinct > (chosen.has(facet.key) ? 0 : 1));
  const common = commonFacets.flatMap((key) => shown.filter((facet) => facet.key === key));
  const { defining, others } = inDefiningOrder(
    shown.filter((facet) => !common.includes(facet)),
    products,
  );
  const kept = [...defining, ...others].filter(({ key }, position) => position < maxAttributeFacets || chosen.has(key));
  const first = Math.min(firstAttributes, defining.length);
  return [...kept.slice(0, first), ...common, ...kept.slice(first)].map((facet) =>
    listed(facet, chosen.get(facet.key) ?? []),
  );
}

/** Whether numbers are listed one by one: few of them, or those of an E-series, which buyers know by heart. */
export function listsNumbers(numbers: readonly number[]): boolean {
  return numbers.length <= maxListedNumbers || (numbers.length <= maxListedValues && areOfESeries(numbers));
}

/** Prices are always a range; other numbers become one when there are too many to list. */
export function isRange({ key, distinct, min, values }: CountedFacet): boolean {
  if (key === 'PRICE') return true;
  if (min === null || distinct <= maxListedNumbers || values.some(({ text }) => text !== null)) return false;
  return values.length === 0 || !listsNumbers(values.flatMap(({ number }) => number ?? []));
}

function listed(facet: CountedFacet, chosen: readonly string[]): Facet {
  const { key, name, unit, min, max, byClass } = facet;
  if (isRange(facet)) return { key, name, unit, kind: 'range', min, max, ...(byClass && { byClass }) };
  const options = facet.values
    .toSorted(byFrequency)
    .filter(({ value }, position) => position < maxListedValues || chosen.includes(value))
    .toSorted(byNumber);
  return { key, name, unit, kind: 'choice', options };
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
