import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { FacetWire, SearchRequestWire } from '@platine/domain/contract/schemas/product.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { readWanted } from '@platine/domain/search/wanted.ts';
import { readQuery } from '@platine/domain/search/words.ts';
import type { Database } from '../db/database.ts';
import { facetCondition, joined, listingCondition, narrowing } from './conditions.ts';
import type { FacetCounts } from './countFacets.ts';
import { facetCounts, facetsFrom } from './countFacets.ts';
import { correct, findFitting } from './knownWords.ts';
import type { TextQuery } from './textQuery.ts';
import { textQuery } from './textQuery.ts';

export type Found = {
  readonly text: string;
  readonly skus: readonly number[];
  readonly total: number;
  /** What was found instead, when nothing has the words as they were typed. */
  readonly corrected: string | null;
  readonly facets: readonly FacetWire[];
};
export type SearchOptions = { readonly day: string; readonly language: Language };

/** Finds the products of a listing or a query: one page of them, the number of all, and the facets (D1, D21). */
export async function searchProducts(db: Database, request: SearchRequestWire, options: SearchOptions): Promise<Found> {
  const { text } = readQuery(request.q);
  const asTyped = await find(db, request, { ...options, text });
  if (asTyped.inListing > 0 || text === '') return { ...asTyped, text, corrected: null };
  const corrected = await correct(db, text, readWanted(text));
  const instead = corrected === null ? null : await find(db, request, { ...options, text: corrected });
  return instead === null || instead.inListing === 0
    ? { ...asTyped, text, corrected: null }
    : { ...instead, text, corrected };
}

type Page = Pick<Found, 'skus' | 'total' | 'facets'> & {
  /** Products before anything is chosen in the facets. */
  readonly inListing: number;
};
type Row = {
  readonly skus: number[];
  readonly total: number;
  readonly listed: number;
  readonly facets: FacetCounts | null;
};

/** One statement, so that page, number and facets are of the same moment. */
async function find(
  db: Database,
  request: SearchRequestWire,
  { text, day, language }: SearchOptions & { text: string },
): Promise<Page> {
  const query = text === '' ? null : await readText(db, text);
  const filters = narrowing(request.FILTERS.FACETS ?? []);
  const passes = filters.map((filter, index) => sql`, ${facetCondition(filter)} as ${sql.raw(`p${index}`)}`);
  const passed = joined(filters.map((_, index) => sql.raw(`p${index}`)));
  const withFacets = request.WITH_FACETS === true;
  const columns = withFacets ? sql`, s.facet_ids, s.manufacturer_id, s.in_stock` : sql``;
  const hits = sql`select s.sku, s.price_cents, s.new_since${columns}${sql.join(passes)}
    from product_search s where ${listingCondition(request.FILTERS, query, day)}`;
  const { keys, from } = sorting(request.SORT, query, language);
  const found = sql<Row>`(with hits as materialized (${hits}), passed as not materialized (select * from hits where ${passed})
    select json_build_object(
      'skus', array(select sku from ${from} order by ${keys} limit ${request.LIMIT} offset ${request.SKIP}),
      'total', (select count(*) from passed),
      'listed', (select count(*) from hits),
      'facets', ${withFacets ? facetCounts(filters) : sql`null`}))`;
  const [row] = await db.select({ found }).from(sql`(values (1)) as one`);
  const { skus, total, listed, facets } = row?.found ?? { skus: [], total: 0, listed: 0, facets: null };
  return { skus, total, inListing: listed, facets: facets === null ? [] : facetsFrom(facets, filters) };
}

async function readText(db: Database, text: string): Promise<TextQuery> {
  const pieces = readWanted(text);
  return textQuery(text, pieces, await findFitting(db, pieces));
}

type Sorting = { readonly keys: SQL; readonly from: SQL };

/** Ends with the SKU, so that pages never overlap. */
function sorting(sort: SearchRequestWire['SORT'], query: TextQuery | null, language: Language): Sorting {
  const from = sql`passed`;
  switch (sort) {
    case 'SKU_DESC':
      return { from, keys: sql`sku desc` };
    case 'NEWEST':
      return { from, keys: sql`new_since desc nulls last, sku desc` };
    case 'NAME_ASC':
      return {
        from: sql`passed join product_names using (sku)`,
        keys: sql`${sql.raw(`sort_name_${language.toLowerCase()}`)} collate "C", sku`,
      };
    case 'PRICE_ASC':
      return { from, keys: sql`price_cents asc nulls last, sku` };
    case 'PRICE_DESC':
      return { from, keys: sql`price_cents desc nulls last, sku` };
    case 'RELEVANCE':
      return { from, keys: query === null ? sql`sku` : sql`${relevance(query)}, sku` };
  }
}

/** What is meant exactly, then what is called so, then what only mentions it. */
function relevance({ exact, named }: TextQuery): SQL {
  const isAmong = (terms: string) => sql`sku in (select sku from product_search where terms @@ ${terms}::tsquery) desc`;
  return named === null ? isAmong(exact) : sql`${isAmong(exact)}, ${isAmong(named)}`;
}
