import { readQuantity } from './quantity.ts';

/** The orders a shopper can choose from. */
export const listingSorts = ['relevance', 'newest', 'name', 'price', 'price-desc'] as const;
export type ListingSort = (typeof listingSorts)[number];

export const listingViews = ['grid', 'list'] as const;
export type ListingView = (typeof listingViews)[number];

/** What is chosen of one facet: some of its values, or a number from `min` to `max` in its unit. PRICE is in euros as the shopper sees them. */
export type FacetChoice = {
  readonly key: string;
  readonly values: readonly string[];
  readonly min: number | null;
  readonly max: number | null;
};

/** Where in a listing somebody is: all of it stands in the address. */
export type ListingPlace = {
  /** From 1 on. */
  readonly page: number;
  /** Null: the listing's own order. */
  readonly sort: ListingSort | null;
  readonly view: ListingView;
  /** In the order of their keys. */
  readonly chosen: readonly FacetChoice[];
};

export const firstPlace: ListingPlace = { page: 1, sort: null, view: 'grid', chosen: [] };

/** The contract takes so many facets, and so many values of one. */
const most = { facets: 20, values: 50 };

export const fieldNames = {
  value: (key: string) => `f.${key}`,
  min: (key: string) => `min.${key}`,
  max: (key: string) => `max.${key}`,
};

const facetField = /^(f|min|max)\.(\P{Cc}{1,60})$/u;
const valueForm = /^\P{Cc}{1,120}$/u;

/**
 * Reads the parameters of an address, or the fields of the form that makes one: `f.package=0805&f.package=0603&min.resistance=10k`.
 * What makes no sense is left out. `unitOf` gives the base unit of a facet where it is known, so that "5 m" is five metres.
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
    sort: listingSorts.find((sort) => sort === last('sort')) ?? null,
    view: listingViews.find((view) => view === last('view')) ?? 'grid',
    chosen: chosen.toSorted((one, other) => (one.key < other.key ? -1 : 1)).slice(0, most.facets),
  };
}

/** `?page=`: a whole number from 1 to 9999; anything else is the first page. */
function readPage(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** Values count before a range, and ends in the wrong order are turned round. */
function readChoice(fields: readonly (readonly [string, string])[], key: string, unit: string | null): FacetChoice[] {
  const texts = (name: string) => fields.flatMap(([one, text]) => (one === name ? [text] : []));
  const values = [...new Set(texts(fieldNames.value(key)))].filter((value) => valueForm.test(value));
  if (values.length > 0) return [{ key, values: values.toSorted().slice(0, most.values), min: null, max: null }];
  const read = (name: string) => readQuantity(texts(name).at(-1) ?? '', unit);
  const [min, max] = [read(fieldNames.min(key)), read(fieldNames.max(key))];
  if (min === null && max === null) return [];
  return [min !== null && max !== null && min > max ? { key, values, min: max, max: min } : { key, values, min, max }];
}

/** The query of a place, without `?`; one place has one address, and the plain listing has none. */
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

/** One thing that is chosen and can be taken back: a value, or a whole range. */
export type Chip = { readonly key: string; readonly value: string | null };

export function chipsOf(chosen: readonly FacetChoice[]): Chip[] {
  return chosen.flatMap(({ key, values }): Chip[] =>
    values.length === 0 ? [{ key, value: null }] : values.map((value) => ({ key, value })),
  );
}

/** The place without one of the things that are chosen. It starts at the first page. */
export function withoutChip(place: ListingPlace, { key, value }: Chip): ListingPlace {
  const chosen = place.chosen.flatMap((choice) => {
    if (choice.key !== key) return [choice];
    const values = choice.values.filter((one) => one !== value);
    return value === null || values.length === 0 ? [] : [{ ...choice, values }];
  });
  return { ...place, page: 1, chosen };
}
