import { sql } from 'drizzle-orm';
import { dayMs } from '../time/clock.ts';
import type { Database } from '../db/database.ts';
import { productSearch } from '../db/searchSchema.ts';
import type { Lists } from './packed.ts';
import { unpack, unpackLists } from './packed.ts';

/** What listings read of every product, by its number: some 50 bytes for each. */
export type Columns = {
  /** Rising: a product's number is its place here. */
  readonly skus: Int32Array;
  readonly makers: Int32Array;
  /** −1 for a product that is not for sale. */
  readonly cents: Int32Array;
  /** Days since 1970, −1 for none. */
  readonly newSince: Int32Array;
  /** 1 for what is reduced. */
  readonly reduced: Int32Array;
  /** 1 for what is in stock; brought up to date before each search. */
  readonly inStock: Int32Array;
  /** Ids of facet values. */
  readonly facets: Lists;
};

/** Reads all of them in one row: rows of their own would take several times as long. */
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
  if (found === undefined) throw new Error('The database does not answer a question with one row.');
  return {
    skus: unpack(found.skus),
    makers: unpack(found.makers),
    cents: unpack(found.cents),
    newSince: unpack(found.newSince),
    reduced: unpack(found.reduced),
    inStock: unpack(found.inStock),
    facets: unpackLists(found.facets),
  };
}

/** Days since 1970 of a date, "2026-11-21". */
export function dayNumber(day: string): number {
  return Math.floor(Date.parse(day) / dayMs);
}
