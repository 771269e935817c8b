import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { FacetFilterWire, SearchRequestWire } from '@platine/domain/contract/schemas/product.ts';
import { toCents } from '@platine/domain/money/money.ts';
import { fitsFacet, inStockValue, narrows } from '@platine/domain/search/facets.ts';
import { lexeme } from './lexemes.ts';
import { marks } from './marks.ts';
import type { TextQuery } from './textQuery.ts';

/** What is in a listing, whatever is chosen in its facets (D1). `s` is a row of `product_search`. */
export function listingCondition(filters: SearchRequestWire['FILTERS'], text: TextQuery | null, day: string): SQL {
  const { MANUFACTURER_ID, NEW, SALE } = filters;
  const terms = [...placeTerms(filters), ...(text === null ? [] : [`(${wholeQuery(text)})`])];
  const conditions = [
    terms.length === 0 ? undefined : sql`s.terms @@ ${terms.join(' & ')}::tsquery`,
    MANUFACTURER_ID === undefined ? undefined : sql`s.manufacturer_id = ${MANUFACTURER_ID}`,
    NEW ? sql`s.new_since <= ${day}` : undefined,
    SALE ? sql`s.reduced` : undefined,
  ];
  return joined(conditions.filter((condition) => condition !== undefined));
}

function placeTerms({ CATEGORY_PATH, GROUPTAGS = [] }: SearchRequestWire['FILTERS']): string[] {
  const tags = GROUPTAGS.map((tag) => lexeme(marks.groupTag + tag));
  return [
    ...(CATEGORY_PATH === undefined ? [] : [lexeme(marks.category + CATEGORY_PATH)]),
    ...(tags.length === 0 ? [] : [`(${tags.join(' | ')})`]),
  ];
}

/** Exact, or all of its words. */
function wholeQuery({ exact, words }: TextQuery): string {
  return words === null ? exact : `${exact} | (${words})`;
}

export function joined(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
}

/** A filter as a condition on a row `s`. An attribute that the catalogue does not have is left aside: an old address may name it. */
export function facetCondition(filter: FacetFilterWire): SQL {
  if (filter.KEY === 'MANUFACTURER') {
    const ids = (filter.VALUES ?? []).filter((value) => /^\d{1,9}$/.test(value)).map(Number);
    return sql`s.manufacturer_id = any(${sql.param(ids)}::integer[])`;
  }
  if (filter.KEY === 'STOCK') return fitsFacet(filter, inStockValue) ? sql`s.in_stock` : sql`false`;
  if (filter.KEY === 'PRICE') return priceCondition(filter);
  return sql`(not exists (select from facet_keys where key = ${filter.KEY})
    or s.facet_ids && array(select v.id from facet_values v join facet_keys k on k.id = v.key_id
      where k.key = ${filter.KEY} and ${valueCondition(filter)}))`;
}

function valueCondition({ VALUES = [], MIN, MAX }: FacetFilterWire): SQL {
  const named = sql`v.value = any(${sql.param(VALUES)}::text[])`;
  const within = [
    ...(MIN === undefined ? [] : [sql`v.number >= ${MIN}::double precision`]),
    ...(MAX === undefined ? [] : [sql`v.number <= ${MAX}::double precision`]),
  ];
  return within.length === 0 ? named : sql`(${named} or (${joined(within)}))`;
}

/** Prices are compared in cents, the ends included. */
function priceCondition({ VALUES = [], MIN, MAX }: FacetFilterWire): SQL {
  const cents = VALUES.map(Number).filter(Number.isFinite).map(bounded);
  const named = sql`s.price_cents = any(${sql.param(cents)}::integer[])`;
  const within = [
    ...(MIN === undefined ? [] : [sql`s.price_cents >= ${bounded(MIN)}`]),
    ...(MAX === undefined ? [] : [sql`s.price_cents <= ${bounded(MAX)}`]),
  ];
  return within.length === 0 ? sql`coalesce(${named}, false)` : sql`coalesce(${named} or (${joined(within)}), false)`;
}

/** In the range of a column of whole numbers. */
function bounded(euros: number): number {
  return Math.max(-1, Math.min(toCents(Math.max(-1, Math.min(euros, 21_000_000))), 2_147_483_647));
}

export function narrowing(filters: readonly FacetFilterWire[]): FacetFilterWire[] {
  return filters.filter(narrows);
}
