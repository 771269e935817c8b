import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { OverwrittenEdit } from '@platine/domain/desk/importReport.ts';
import type { EditedFact } from '@platine/domain/desk/productEdit.ts';
import { textOfFact } from '@platine/domain/desk/productEdit.ts';
import type { Database } from '../../db/database.ts';
import { productEdits } from '../../db/productEditSchema.ts';
import { products } from '../../db/schema.ts';
import { filled } from '../exportedProducts.ts';
import type { ProductInsert } from '../rows.ts';
import { factsOf } from './planEdit.ts';

/** Each fact that an import's rows have otherwise than somebody has made it by hand, read before they are written. */
export async function overwrittenEdits(db: Database, rows: readonly ProductInsert[]): Promise<OverwrittenEdit[]> {
  return [...(await overwrittenFacts(db, rows)), ...(await overwrittenPlaces(db, rows))];
}

async function overwrittenFacts(db: Database, rows: readonly ProductInsert[]): Promise<OverwrittenEdit[]> {
  const edits = await standingEdits(db, rows);
  const overwritten: OverwrittenEdit[] = [];
  for (const row of rows) {
    const own = edits.filter(({ sku }) => sku === row.sku);
    if (own.length === 0) continue;
    const facts = factsOf({ ...filled(row), assets: row.assets ?? [], documents: row.documents ?? [] });
    // Of several changes to one fact the newest counts.
    const newest = new Map<EditedFact['field'], Omit<OverwrittenEdit, 'field'> & { readonly after: string }>();
    for (const { sku, facts: changed, by, at } of own)
      for (const { field, after } of changed) newest.set(field, { sku, after, by, day: dayOf(at) });
    for (const [field, { after, ...edit }] of newest)
      if (textOfFact(facts, field) !== after) overwritten.push({ ...edit, field });
  }
  return overwritten;
}

/** Places by hand that still stand, of products whose files name another place than they did before. */
async function overwrittenPlaces(db: Database, rows: readonly ProductInsert[]): Promise<OverwrittenEdit[]> {
  const named = new Map(rows.map(({ sku, statedPlace = null }) => [sku, statedPlace]));
  if (rows.length === 0) return [];
  const { sku, storagePlace, statedPlace } = products;
  const edits = await db
    .selectDistinctOn([productEdits.sku], {
      sku: productEdits.sku,
      by: productEdits.by,
      at: productEdits.at,
      facts: productEdits.facts,
      now: storagePlace,
      stated: statedPlace,
    })
    .from(productEdits)
    .innerJoin(products, eq(sku, productEdits.sku))
    .where(and(inArray(productEdits.sku, [...named.keys()]), eq(productEdits.kind, 'place')))
    .orderBy(productEdits.sku, desc(productEdits.id));
  return edits.flatMap(({ sku: edited, by, at, facts, now, stated }) => {
    const place = named.get(edited) ?? null;
    const stands = facts.some(({ field, after }) => field === 'STORAGE_PLACE' && after === (now ?? ''));
    const isTaken = place !== null && place !== stated && place !== now;
    return stands && isTaken ? [{ sku: edited, field: 'STORAGE_PLACE' as const, by, day: dayOf(at) }] : [];
  });
}

/** The products that somebody brought in by hand and that the files do not have: an import retires them. */
export async function missingFromFiles(db: Database, inFiles: ReadonlySet<number>): Promise<OverwrittenEdit[]> {
  const rows = await db
    .select({ sku: productEdits.sku, by: productEdits.by, at: productEdits.at })
    .from(productEdits)
    .innerJoin(products, eq(products.sku, productEdits.sku))
    .where(and(eq(productEdits.kind, 'created'), eq(products.withdrawn, false), isNull(productEdits.overwrittenAt)))
    .orderBy(asc(productEdits.sku));
  return rows
    .filter(({ sku }) => !inFiles.has(sku))
    .map(({ sku, by, at }) => ({ sku, field: null, by, day: dayOf(at) }));
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
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
    ne(productEdits.kind, 'place'),
  );

async function standingEdits(db: Database, rows: readonly ProductInsert[]) {
  if (rows.length === 0) return [];
  return db.select().from(productEdits).where(standing(rows)).orderBy(asc(productEdits.id));
}
