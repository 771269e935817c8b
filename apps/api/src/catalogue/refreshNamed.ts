import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema.ts';
import { openFacetRegistry } from './facetRegistry.ts';
import { searchRows } from './searchRow.ts';
import type { References } from './references.ts';
import { writeProducts } from './write.ts';

/** Makers and categories by whose names the search finds products. */
export type Named = { readonly makers: readonly number[]; readonly paths: readonly string[] };

/** The makers and categories that have another name than before, or none any more. */
export function renamedIn(before: References, after: References): Named {
  const other = <Key, Name>(old: ReadonlyMap<Key, Name>, now: ReadonlyMap<Key, Name>): Key[] =>
    [...new Set([...old.keys(), ...now.keys()])].filter((key) => textOf(old.get(key)) !== textOf(now.get(key)));
  return {
    makers: other(before.makers, after.makers),
    paths: other(before.categoryNames, after.categoryNames),
  };
}

/** Both come from the database, which has one order of fields. */
const textOf = (name: unknown) => JSON.stringify(name) ?? '';

/** Products that are read and written at once. */
const batchSize = 500;

type Refresh = { readonly named: Named; readonly known: References; readonly now: Date };

/**
 * Writes the search rows of the products that carry a name anew: neither their files nor their own rows say that it has changed. Answers how many they
 * are. The word list is left to the caller.
 */
export async function refreshNamed(db: Database, { named: { makers, paths }, known, now }: Refresh): Promise<number> {
  if (makers.length + paths.length === 0) return 0;
  const registry = await openFacetRegistry(db);
  const carry = or(
    inArray(products.manufacturerId, [...makers]),
    sql`${products.categoryPaths} && ${sql.param([...paths])}::text[]`,
  );
  let [count, last] = [0, 0];
  for (;;) {
    const rows = await db
      .select()
      .from(products)
      .where(and(carry, eq(products.withdrawn, false), gt(products.sku, last)))
      .orderBy(asc(products.sku))
      .limit(batchSize);
    const final = rows.at(-1);
    if (final === undefined) return count;
    const written = rows.map((row) => ({
      row,
      ...searchRows(row, {
        manufacturer: known.makers.get(row.manufacturerId) ?? '',
        categoryName: (path) => known.categoryNames.get(path) ?? null,
      }),
    }));
    await writeProducts(db, registry, { products: written, now });
    count += rows.length;
    last = final.sku;
  }
}
