import { sql } from 'drizzle-orm';
import { skuOf } from '@platine/domain/search/words.ts';
import type { Database } from '../db/database.ts';
import { memoizePerDatabase } from '../db/memoizePerDatabase.ts';
import { products } from '../db/schema.ts';

/** A product with one of the asked numbers. */
export type NumberedProduct = { readonly number: string; readonly sku: number; readonly withdrawn: boolean };

/** Finds the products, sold or retired, that have one of the numbers as their SKU, part number or GTIN, whatever its case: in one statement. */
export async function findNumbered(db: Database, numbers: readonly string[]): Promise<NumberedProduct[]> {
  const asked = [...new Set(numbers.map((number) => number.toLowerCase()))];
  if (asked.length === 0) return [];
  return finding(db).execute({ numbers: asked, skus: asked.flatMap((number) => skuOf(number) ?? []) });
}

const finding = memoizePerDatabase((db) =>
  db
    .select({
      number: sql<string>`found.number`,
      sku: sql<number>`found.sku`,
      withdrawn: sql<boolean>`found.withdrawn`,
    })
    .from(
      sql`(
        select asked.number, ${products.sku}, ${products.withdrawn} from unnest(${sql.placeholder('numbers')}::text[]) as asked(number)
          join ${products} on lower(${products.manufacturerSku}) = asked.number
        union
        select asked.number, ${products.sku}, ${products.withdrawn} from unnest(${sql.placeholder('numbers')}::text[]) as asked(number)
          join ${products} on ${products.gtin} = asked.number
        union
        select asked.sku::text, ${products.sku}, ${products.withdrawn} from unnest(${sql.placeholder('skus')}::integer[]) as asked(sku)
          join ${products} on ${products.sku} = asked.sku
      ) as found(number, sku, withdrawn)`,
    )
    .orderBy(sql`found.sku`)
    .prepare('find_numbered'),
);
