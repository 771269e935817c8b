import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { EditedFact } from '@platine/domain/desk/productEdit.ts';
import { textOfFact } from '@platine/domain/desk/productEdit.ts';
import type { Database } from '../../db/database.ts';
import { productEdits } from '../../db/productEditSchema.ts';
import { products } from '../../db/schema.ts';
import type { ProductInsert } from '../rows.ts';
import { factsOf } from './planEdit.ts';

/** A sentence for each fact that an import's rows have otherwise than somebody has made it by hand. */
export async function overwrittenEdits(db: Database, rows: readonly ProductInsert[]): Promise<string[]> {
  const edits = await standingEdits(db, rows);
  const sentences: string[] = [];
  for (const row of rows) {
    const facts = factsOf({ ...row, assets: row.assets ?? [] });
    // Of several changes to one fact the newest counts.
    const newest = new Map<
      EditedFact['field'],
      { readonly after: string; readonly by: string; readonly day: string }
    >();
    for (const { sku, facts: changed, by, at } of edits)
      if (sku === row.sku)
        for (const { field, after } of changed) newest.set(field, { after, by, day: at.toISOString().slice(0, 10) });
    for (const [field, { after, by, day }] of newest)
      if (textOfFact(facts, field) !== after)
        sentences.push(`Product ${row.sku}: the files overwrite ${field}, which ${by} changed by hand on ${day}.`);
  }
  return sentences;
}

/** A sentence for each product that somebody brought in by hand and that the files do not have: an import retires it. */
export async function missingFromFiles(db: Database, inFiles: ReadonlySet<number>): Promise<string[]> {
  const rows = await db
    .select({ sku: productEdits.sku, by: productEdits.by, at: productEdits.at })
    .from(productEdits)
    .innerJoin(products, eq(products.sku, productEdits.sku))
    .where(and(eq(productEdits.kind, 'created'), eq(products.withdrawn, false), isNull(productEdits.overwrittenAt)))
    .orderBy(asc(productEdits.sku));
  return rows
    .filter(({ sku }) => !inFiles.has(sku))
    .map(
      ({ sku, by, at }) =>
        `Product ${sku}: ${by} brought it in by hand on ${at.toISOString().slice(0, 10)}, and it is not in the files.`,
    );
}

/** Marks the changes to these products as overwritten: from here on the files say how they are. */
export async function endEdits(db: Database, rows: readonly ProductInsert[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await db.update(productEdits).set({ overwrittenAt: now }).where(standing(rows));
}

const standing = (rows: readonly ProductInsert[]) =>
  and(
    inArray(
      productEdits.sku,
      rows.map(({ sku }) => sku),
    ),
    isNull(productEdits.overwrittenAt),
    ne(productEdits.kind, 'stock'),
  );

async function standingEdits(db: Database, rows: readonly ProductInsert[]) {
  if (rows.length === 0) return [];
  return db.select().from(productEdits).where(standing(rows)).orderBy(asc(productEdits.id));
}
