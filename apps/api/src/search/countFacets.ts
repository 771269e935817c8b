import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { FacetFilterWire, FacetWire } from '@platine/domain/contract/schemas/product.ts';
import { commonFacets } from '@platine/domain/contract/schemas/product.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import type { CountedFacet, CountedValue } from '@platine/domain/search/facets.ts';
import {
  commonFacetNames,
  inStockValue,
  listFacets,
  mostAttributeFacets,
  mostNumbersListed,
  mostValuesListed,
} from '@platine/domain/search/facets.ts';
import { joined } from './conditions.ts';

/** What the database counted, as JSON. */
export type FacetCounts = {
  readonly makers: readonly (readonly [id: number, name: string, count: number])[] | null;
  readonly prices: readonly [min: number | null, max: number | null, count: number];
  readonly stock: readonly [inStock: number, all: number];
  readonly attributes: readonly AttributeCount[] | null;
};
type AttributeCount = {
  readonly key: string;
  readonly name: LocalizedText;
  readonly unit: string | null;
  readonly coverage: number;
  readonly distinct: number;
  readonly min: number | null;
  readonly max: number | null;
  readonly values:
    | readonly (readonly [value: string, text: LocalizedText | null, number: number | null, count: number])[]
    | null;
};

/**
 * Counts the facets over `hits`, the rows of a listing before anything is chosen, whose columns `p0`, `p1`, … tell which filter each passes;
 * `passed` has those that pass all. The counts of a facet leave its own choice out.
 */
export function facetCounts(filters: readonly FacetFilterWire[]): SQL {
  const others = (key: string) =>
    joined(filters.flatMap(({ KEY }, index) => (KEY === key ? [] : [sql.raw(`p${index}`)])));
  const chosen = (key: string) => filters.filter(({ KEY }) => KEY === key).flatMap(({ VALUES = [] }) => VALUES);
  const makers = chosen('MANUFACTURER')
    .filter((value) => /^\d{1,9}$/.test(value))
    .map(Number);
  const attributes = [...new Set(filters.map(({ KEY }) => KEY))].filter((key) => !isCommon(key));
  return sql`json_build_object(
    'makers', (select json_agg(json_build_array(m.id, m.name, c.n)) from manufacturers m join (
      select manufacturer_id as id, sum(n)::integer as n from (
        select manufacturer_id, count(*) as n from hits where ${others('MANUFACTURER')} group by manufacturer_id
        union all select unnest(${sql.param(makers)}::integer[]), 0) as counted group by 1) c using (id)),
    'prices', (select json_build_array(min(price_cents), max(price_cents), count(price_cents)) from hits where ${others('PRICE')}),
    'stock', (select json_build_array(count(*) filter (where in_stock), count(*)) from hits where ${others('STOCK')}),
    'attributes', (select json_agg(f) from (
      select k.key, k.name, k.unit, sum(c.n)::integer as coverage, count(*)::integer as distinct, min(v.number), max(v.number),
        case when count(*) <= ${mostNumbersListed} or bool_or(v.number is null) then to_json((array_agg(
          json_build_array(v.value, v.text, v.number, c.n) order by c.n desc, v.value))[1:${mostValuesListed}]) end as values
      from (${attributeCounts(attributes, others, chosen)}) as c
      join facet_values v on v.id = c.id join facet_keys k on k.id = v.key_id
      group by k.id having count(*) > 1 or k.key = any(${sql.param(attributes)}::text[])
      order by k.key = any(${sql.param(attributes)}::text[]) desc, sum(c.n) desc, k.key
      limit ${mostAttributeFacets + attributes.length}) as f))`;
}

type ByKey<Value> = (key: string) => Value;

/** The products that have each value: of the attributes in which nothing is chosen, and of each in which something is. */
function attributeCounts(keys: readonly string[], others: ByKey<SQL>, chosen: ByKey<string[]>): SQL {
  const idsOf = (key: string) =>
    sql`select v.id from facet_values v join facet_keys k on k.id = v.key_id where k.key = ${key}`;
  const free = sql`select id, count(*)::integer as n from (select unnest(facet_ids) as id from passed) as each group by id`;
  if (keys.length === 0) return free;
  const unchosen = sql`select id, n from (${free}) as free where id not in (
    select v.id from facet_values v join facet_keys k on k.id = v.key_id where k.key = any(${sql.param(keys)}::text[]))`;
  const own = keys.map(
    (key) => sql`select id, sum(n)::integer as n from (
      select id, count(*) as n from (select unnest(facet_ids) as id from hits where ${others(key)}) as each
      where id in (${idsOf(key)}) group by id
      union all select v.id, 0 from facet_values v join facet_keys k on k.id = v.key_id
        where k.key = ${key} and v.value = any(${sql.param(chosen(key))}::text[])) as counted group by id`,
  );
  return sql.join([unchosen, ...own], sql` union all `);
}

function isCommon(key: string): boolean {
  return commonFacets.some((common) => common === key);
}

/** The facets of a listing, from what was counted. */
export function facetsFrom(counts: FacetCounts, filters: readonly FacetFilterWire[]): FacetWire[] {
  return listFacets([makerFacet(counts), priceFacet(counts), stockFacet(counts), ...attributeFacets(counts)], filters);
}

function makerFacet({ makers }: FacetCounts): CountedFacet {
  const values = (makers ?? []).map(([id, name, count]) => ({
    value: String(id),
    text: { ALL: name },
    number: null,
    count,
  }));
  return facet('MANUFACTURER', { coverage: total(values), distinct: values.length, values });
}

function priceFacet({ prices: [min, max, coverage] }: FacetCounts): CountedFacet {
  const ends = { min: min === null ? null : toEuros(min), max: max === null ? null : toEuros(max) };
  return {
    ...facet('PRICE', { coverage, distinct: new Set([min, max]).size - Number(min === null), values: [] }),
    ...ends,
  };
}

function stockFacet({ stock: [inStock, all] }: FacetCounts): CountedFacet {
  const values = inStock === 0 ? [] : [{ ...inStockValue, count: inStock }];
  return facet('STOCK', { coverage: inStock, distinct: values.length + Number(inStock < all), values });
}

function attributeFacets({ attributes }: FacetCounts): CountedFacet[] {
  return (attributes ?? []).map(({ values, ...counted }) => ({
    ...counted,
    values: (values ?? []).map(([value, text, number, count]) => ({ value, text, number, count })),
  }));
}

function facet(
  key: keyof typeof commonFacetNames,
  counted: Pick<CountedFacet, 'coverage' | 'distinct' | 'values'>,
): CountedFacet {
  return { key, name: commonFacetNames[key], unit: null, min: null, max: null, ...counted };
}

function total(values: readonly CountedValue[]): number {
  return values.reduce((sum, { count }) => sum + count, 0);
}
