import { sql } from 'drizzle-orm';
import { dayMs } from '../time/clock.ts';
import type { Database } from '../db/database.ts';
import { productSearch, productStock } from '../db/searchSchema.ts';
import type { NumberLists } from './numberLists.ts';
import { joinNumberLists, joinNumbers, parseNumbers, parseNumberLists } from './numberLists.ts';
import { giveTurn } from './turns.ts';

/** The data of every product that listings read, by product number: some 35 bytes each. */
export type Columns = {
  /** Ascending; a product's number is its index here. */
  readonly skus: Int32Array;
  /** Indexes of manufacturers in the facet catalogue. */
  readonly makers: Int32Array;
  /** The catalogue's prices; −1 for a product that is not for sale. */
  readonly cents: Int32Array;
  /** Places in `taxClasses`. */
  readonly taxClasses: Uint8Array;
  /** Days since 1970, −1 for none. */
  readonly newSince: Int32Array;
  /** 1 for a reduced product. */
  readonly reduced: Uint8Array;
  /** 1 for a product in stock; updated before each search. */
  readonly inStock: Uint8Array;
  /** Ids of facet values. */
  readonly facets: NumberLists;
};

/** Products in one statement: parsing them takes a few milliseconds, and requests are answered in between. */
const sliceSize = 10_000;

/** Reads the columns in slices, each as one row; a row for each product would take several times as long. */
export async function loadColumns(db: Database, makerIndexes: ReadonlyMap<number, number>): Promise<Columns> {
  const slices: Columns[] = [];
  for (let after = 0; ;) {
    const slice = await loadSlice(db, { after, makerIndexes });
    slices.push(slice);
    if (slice.skus.length < sliceSize) return joinColumns(slices);
    after = slice.skus.at(-1) ?? after;
  }
}

type SliceRequest = { readonly after: number; readonly makerIndexes: ReadonlyMap<number, number> };

async function loadSlice(db: Database, { after, makerIndexes }: SliceRequest): Promise<Columns> {
  const packed = (column: string) => sql<string>`coalesce(string_agg(${sql.raw(column)}::text, ','), '')`;
  // Without the second condition PostgreSQL reads the stock of all products before the slice.
  const rows = sql`(select sku, manufacturer_id as maker, coalesce(price_cents, -1) as cents, tax_class as taxed, reduced::integer as is_reduced,
    coalesce(new_since - date '1970-01-01', -1) as days, in_stock::integer as stock, array_to_string(facet_ids, ' ') as facets
    from ${productSearch} join ${productStock} using (sku) where sku > ${after} and ${productStock.sku} > ${after} order by sku limit ${sliceSize}) as each`;
  const [found] = await db
    .select({
      skus: packed('sku'),
      makers: packed('maker'),
      cents: packed('cents'),
      taxClasses: packed('taxed'),
      newSince: packed('days'),
      reduced: packed('is_reduced'),
      inStock: packed('stock'),
      facets: packed('facets'),
    })
    .from(rows);
  if (found === undefined) throw new Error('The database returned no row.');
  const numbers = (text: string) => giveTurn().then(() => parseNumbers(text));
  const flags = async (text: string) => Uint8Array.from(await numbers(text));
  return {
    skus: await numbers(found.skus),
    makers: (await numbers(found.makers)).map((id) => makerIndexes.get(id) ?? -1),
    cents: await numbers(found.cents),
    taxClasses: await flags(found.taxClasses),
    newSince: await numbers(found.newSince),
    reduced: await flags(found.reduced),
    inStock: await flags(found.inStock),
    facets: await giveTurn().then(() => parseNumberLists(found.facets)),
  };
}

async function joinColumns(slices: readonly Columns[]): Promise<Columns> {
  const join = (name: 'skus' | 'makers' | 'cents' | 'newSince') => joinNumbers(slices.map((slice) => slice[name]));
  const joinFlags = async (name: 'taxClasses' | 'reduced' | 'inStock') => {
    await giveTurn();
    return new Uint8Array(Buffer.concat(slices.map((slice) => slice[name])));
  };
  return {
    skus: await join('skus'),
    makers: await join('makers'),
    cents: await join('cents'),
    taxClasses: await joinFlags('taxClasses'),
    newSince: await join('newSince'),
    reduced: await joinFlags('reduced'),
    inStock: await joinFlags('inStock'),
    facets: await joinNumberLists(slices.map(({ facets }) => facets)),
  };
}

/** Days since 1970 of an ISO date. */
export function dayNumber(day: string): number {
  return Math.floor(Date.parse(day) / dayMs);
}
