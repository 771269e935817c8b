import { sql } from 'drizzle-orm';
import { dayMs } from '../time/clock.ts';
import type { Database } from '../db/database.ts';
import { productSearch } from '../db/searchSchema.ts';
import type { NumberLists } from './numberLists.ts';
import { parseNumbers, parseNumberLists } from './numberLists.ts';

/** The data of every product that listings read, by product number: some 50 bytes each. */
export type Columns = {
  /** Ascending; a product's number is its index here. */
  readonly skus: Int32Array;
  readonly makers: Int32Array;
  /** −1 for a product that is not for sale. */
  readonly cents: Int32Array;
  /** Days since 1970, −1 for none. */
  readonly newSince: Int32Array;
  /** 1 for a reduced product. */
  readonly reduced: Int32Array;
  /** 1 for a product in stock; updated before each search. */
  readonly inStock: Int32Array;
  /** Ids of facet values. */
  readonly facets: NumberLists;
};

/** Reads everything as one row; a row for each product would take several times as long. */
export async function loadColumns(db: Database): Promise<Columns> {
  const packed = (column: string) => sql<string>`coalesce(string_agg(${sql.raw(column)}::text, ','), '')`;
  const rows = sql`(select sku, manufacturer_id as maker, coalesce(price_cents, -1) as cents, reduced::integer as is_reduced,
    coalesce(new_since - date '1970-01-01', -1) as days, in_stock::integer as stock, array_to_string(facet_ids, ' ') as facets
    from ${productSearch} order by sku) as each`;
  const [found] = await db
    .select({
      skus: packed('sku'),
      makers: packed('maker'),
      cents: packed('cents'),
      newSince: packed('days'),
      reduced: packed('is_reduced'),
      inStock: packed('stock'),
      facets: packed('facets'),
    })
    .from(rows);
  if (found === undefined) throw new Error('The database returned no row.');
  return {
    skus: parseNumbers(found.skus),
    makers: parseNumbers(found.makers),
    cents: parseNumbers(found.cents),
    newSince: parseNumbers(found.newSince),
    reduced: parseNumbers(found.reduced),
    inStock: parseNumbers(found.inStock),
    facets: parseNumberLists(found.facets),
  };
}

/** Days since 1970 of an ISO date. */
export function dayNumber(day: string): number {
  return Math.floor(Date.parse(day) / dayMs);
}
