import type { SQL } from 'drizzle-orm';
import { and, arrayContains, arrayOverlaps, asc, desc, eq, gt, isNotNull, like, lte, or, sql } from 'drizzle-orm';
import type { SearchRequestWire } from '@platine/domain/contract/schemas/product.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { readQuery, skuOf } from '@platine/domain/search/words.ts';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';

export type Found = { readonly text: string; readonly skus: readonly number[]; readonly total: number };
export type SearchOptions = { readonly day: string; readonly language: Language };

/** Finds the products of a listing or a query (D1, D21), one page of them, with the number of all. */
export async function searchProducts(db: Database, request: SearchRequestWire, options: SearchOptions): Promise<Found> {
  const { text, words } = readQuery(request.q);
  const exact = exactMatch(text);
  const matches = text === '' ? undefined : or(exact, wordMatch(words));
  const where = and(eq(products.withdrawn, false), matches, ...filters(request.FILTERS, options.day));
  const rows = await db
    .select({ sku: products.sku, total: sql<number>`count(*) over ()::integer` })
    .from(products)
    .where(where)
    .orderBy(...sorting(request.SORT, text === '' ? null : exact, options.language))
    .limit(request.LIMIT)
    .offset(request.SKIP);
  // A page beyond the end has no row that could tell the total.
  const total = rows[0]?.total ?? (request.SKIP > 0 ? await db.$count(products, where) : 0);
  return { text, skus: rows.map(({ sku }) => sku), total };
}

/** SKU, manufacturer part number or GTIN, whole. */
function exactMatch(text: string): SQL {
  const sku = skuOf(text);
  return sql`(${sku === null ? sql`false` : sql`${products.sku} = ${sku}`} or lower(${products.manufacturerSku}) = lower(${text}) or coalesce(${products.gtin} = ${text}, false))`;
}

/** Every word begins a word of the product. Words hold letters and digits only, so none is a pattern. */
function wordMatch(words: readonly string[]): SQL | undefined {
  return words.length === 0 ? undefined : and(...words.map((word) => like(products.searchWords, `% ${word}%`)));
}

function filters(wanted: SearchRequestWire['FILTERS'], day: string): (SQL | undefined)[] {
  const { CATEGORY_PATH, GROUPTAGS, MANUFACTURER_ID, NEW, SALE } = wanted;
  return [
    CATEGORY_PATH === undefined ? undefined : arrayContains(products.categoryTree, [CATEGORY_PATH]),
    GROUPTAGS === undefined || GROUPTAGS.length === 0 ? undefined : arrayOverlaps(products.groupTags, GROUPTAGS),
    MANUFACTURER_ID === undefined ? undefined : eq(products.manufacturerId, MANUFACTURER_ID),
    NEW ? and(isNotNull(products.newSince), lte(products.newSince, day)) : undefined,
    SALE ? and(eq(products.orderable, true), gt(products.discountPercent, 0)) : undefined,
  ];
}

const sortNames = { EN: products.sortNameEn, DE: products.sortNameDe, FR: products.sortNameFr };

/** Ends with the SKU, so that pages never overlap. */
function sorting(sort: SearchRequestWire['SORT'], exact: SQL | null, language: Language): SQL[] {
  const bySku = asc(products.sku);
  switch (sort) {
    case 'SKU_DESC':
      return [desc(products.sku)];
    case 'NEWEST':
      return [sql`${products.newSince} desc nulls last`, desc(products.sku)];
    case 'NAME_ASC':
      return [sql`${sortNames[language]} collate "C"`, bySku];
    case 'PRICE_ASC':
      return [sql`${products.priceCents} asc nulls last`, bySku];
    case 'PRICE_DESC':
      return [sql`${products.priceCents} desc nulls last`, bySku];
    case 'RELEVANCE':
      return exact === null ? [bySku] : [desc(exact), bySku];
  }
}
