import type { AttributeSort } from './attributeSort.ts';
import { isAttributeSort } from './attributeSort.ts';
import { readQuantity } from './quantity.ts';

/** The sort orders that every listing has. */
export const listingSorts = ['relevance', 'newest', 'stock', 'name', 'price', 'price-desc'] as const;
export type NamedSort = (typeof listingSorts)[number];

/** Sort orders that a shopper can choose: a named one, or a column of the list. */
export type ListingSort = NamedSort | AttributeSort;

export const listingViews = ['grid', 'list'] as const;
export type ListingView = (typeof listingViews)[number];

/** The choice in one facet: values, or a range from `min` to `max` in its unit. PRICE is in euros, in the shopper's display mode. */
export type FacetChoice = {
  readonly key: string;
  readonly values: readonly string[];
  readonly min: number | null;
  readonly max: number | null;
};

/** The state of a listing that its URL holds. */
export type ListingPlace = {
  /** Counted from 1. */
  readonly page: number;
  /** Null means the listing's default order. */
  readonly sort: ListingSort | null;
  readonly view: ListingView;
  /** Sorted by key. */
  readonly chosen: readonly FacetChoice[];
};

export const firstPlace: ListingPlace = { page: 1, sort: null, view: 'grid', chosen: [] };

/** Limits of the contract: facets of a request, and values of one facet. */
const limits = { facets: 20, values: 50 };

export const fieldNames = {
  value: (key: string) => `f.${key}`,
  min: (key: string) => `min.${key}`,
  max: (key: string) => `max.${key}`,
};

const facetField = /^(f|min|max)\.(\P{Cc}{1,60})$/u;

/** Whether a listing reads this parameter of its URL. */
export function isListingField(name: string): boolean {
  return ['page', 'sort', 'view'].includes(name) || facetField.test(name);
}

const valueForm = /^\P{Cc}{1,120}$/u;

/**
 * Reads the query of a listing's URL, or the fields of its filter form: `f.package=0805&f.package=0603&min.resistance=10k`. Invalid fields are
 * ignored. `unitOf` returns the base unit of a facet where it is known, so that "5 m" is five metres.
 */
export function readListingPlace(
  fields: Iterable<readonly [string, string]>,
  unitOf: (key: string) => string | null = () => null,
): ListingPlace {
  const all = [...fields];
  const last = (name: string) => all.findLast(([one]) => one === name)?.[1];
  const keys = new Set(all.flatMap(([name]) => facetField.exec(name)?.[2] ?? []));
  const chosen = [...keys].flatMap((key) => readChoice(all, key, unitOf(key)));
  return {
    page: readPage(last('page')),
    sort: readSort(last('sort') ?? ''),
    view: listingViews.find((view) => view === last('view')) ?? 'grid',
    chosen: chosen.toSorted((one, other) => (one.key < other.key ? -1 : 1)).slice(0, limits.facets),
  };
}

/** Keys of attributes have at most 60 characters. */
const attributeSort = /^[a-z]+\.\P{Cc}{1,60}$/u;

/** The sort order of an address; null when it has none. */
export function readSort(text: string): ListingSort | null {
  if (isAttributeSort(text)) return attributeSort.test(text) ? text : null;
  return listingSorts.find((sort) => sort === text) ?? null;
}

/** `page` is a whole number from 1 to 9999; anything else means the first page. */
function readPage(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** Values take precedence over a range; a range whose ends are reversed is swapped. */
function readChoice(fields: readonly (readonly [string, string])[], key: string, unit: string | null): FacetChoice[] {
  const texts = (name: string) => fields.flatMap(([one, text]) => (one === name ? [text] : []));
  const values = [...new Set(texts(fieldNames.value(key)))].filter((value) => valueForm.test(value));
  if (values.length > 0) return [{ key, values: values.toSorted().slice(0, limits.values), min: null, max: null }];
  const read = (name: string) => readQuantity(texts(name).at(-1) ?? '', unit);
  const [min, max] = [read(fieldNames.min(key)), read(fieldNames.max(key))];
  if (min === null && max === null) return [];
  return [min !== null && max !== null && min > max ? { key, values, min: max, max: min } : { key, values, min, max }];
}

/** The URL query of a listing, without `?`. Equal listings have equal queries; the plain listing has an empty one. */
export function writeListingPlace({ page, sort, view, chosen }: ListingPlace): string {
  const fields = [
    ...chosen.flatMap(writeChoice),
    ...(sort === null ? [] : [['sort', sort] as const]),
    ...(view === 'grid' ? [] : [['view', view] as const]),
    ...(page === 1 ? [] : [['page', String(page)] as const]),
  ];
  return fields.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
}

function writeChoice({ key, values, min, max }: FacetChoice): (readonly [string, string])[] {
  return [
    ...values.map((value) => [fieldNames.value(key), value] as const),
    ...(min === null ? [] : [[fieldNames.min(key), String(min)] as const]),
    ...(max === null ? [] : [[fieldNames.max(key), String(max)] as const]),
  ];
}

/** A removable choice: one value, or a whole range. */
export type Chip = { readonly key: string; readonly value: string | null };

export function chipsOf(chosen: readonly FacetChoice[]): Chip[] {
  return chosen.flatMap(({ key, values }): Chip[] =>
    values.length === 0 ? [{ key, value: null }] : values.map((value) => ({ key, value })),
  );
}

/** The listing without one choice, on its first page. */
export function withoutChip(place: ListingPlace, { key, value }: Chip): ListingPlace {
  const chosen = place.chosen.flatMap((choice) => {
    if (choice.key !== key) return [choice];
    const values = choice.values.filter((one) => one !== value);
    return values.length === 0 ? [] : [{ ...choice, values }];
  });
  return { ...place, page: 1, chosen };
}
