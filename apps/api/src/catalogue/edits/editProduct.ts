import { and, desc, eq, inArray } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type {
  PlannedEdit,
  ProductEditKind,
  ProductEditResult,
  ProductRefusal,
} from '@platine/domain/desk/productEdit.ts';
import { changedFacts, isOutdatedBy, productEditKinds } from '@platine/domain/desk/productEdit.ts';
import { catalogueLock } from '../../db/catalogueLock.ts';
import type { Database } from '../../db/database.ts';
import { productEdits } from '../../db/productEditSchema.ts';
import { products } from '../../db/schema.ts';
import { rebuildWords } from '../../search/rebuildWords.ts';
import { incrementSearchVersion } from '../../search/searchVersion.ts';
import { countStock } from '../../services/checkout/stock.ts';
import { openFacetRegistry } from '../facetRegistry.ts';
import { searchRows } from '../searchRow.ts';
import { referencesInDatabase } from '../references.ts';
import { writePrices } from '../updates/updatePrices.ts';
import { createUpdateTally } from '../updates/updateReport.ts';
import type { ProductRow } from '../rows.ts';
import { writeProducts } from '../write.ts';
import { factsOf, planEdit } from './planEdit.ts';
import { planCells } from './productCells.ts';

export type EditRequest = {
  readonly sku: number;
  readonly edit: PlannedEdit;
  readonly by: string;
  readonly why: string;
  /** The same for each repetition of one press of this operator. */
  readonly key: string;
  /** The newest change that the operator has seen; 0 for none. */
  readonly seen: number;
};

/** `reason` is the import's own; '' for none. */
export type Edited = {
  readonly result: ProductEditResult;
  readonly refusal: ProductRefusal | null;
  readonly reason: string;
};

const done: Edited = { result: 'done', refusal: null, reason: '' };

const refused = (refusal: ProductRefusal, reason = ''): Edited => ({ result: 'refused', refusal, reason });

type Moment = { readonly db: Database; readonly now: Date };

/**
 * Changes a product by hand, with its search rows, its price history and a line of the log, all in one transaction. Search and pages follow as after an
 * import, which takes the facts of its files again (`overwrittenEdits.ts`). Throws ProductNotFoundException.
 */
export function editProduct({ db, now }: Moment, request: EditRequest): Promise<Edited> {
  const { sku, edit, by, why } = request;
  return db.transaction(async (tx) => {
    await tx.execute(catalogueLock);
    const [row] = await tx.select().from(products).where(eq(products.sku, sku)).for('update');
    if (row === undefined) throw new BusinessFailure('ProductNotFoundException', 'There is no such product.');
    if ((await earlierPress(tx, request)) !== null) return done;
    if (await isOutdated(tx, request)) return { result: 'conflict', refusal: null, reason: '' };
    const planned =
      edit.kind === 'cells' ? planCells(row, edit.cells, await referencesInDatabase(tx)) : planEdit(row, edit);
    if (typeof planned === 'string') return refused(planned);
    if ('reason' in planned) return refused('line', planned.reason);
    const facts = changedFacts(factsOf(row), factsOf(planned));
    if (facts.length === 0) return done;
    await apply(tx, { row: planned, edit, now });
    await tx.insert(productEdits).values({ sku, at: now, by, why, kind: edit.kind, facts, key: keyOf(request) });
    return done;
  });
}

type Press = Pick<EditRequest, 'by' | 'key'>;

/** Two operators may have the same key. */
export const keyOf = ({ by, key }: Press) => `${by} ${key}`;

/** The product that a press has changed before; null for a new press. */
export async function earlierPress(db: Database, press: Press): Promise<number | null> {
  const { sku, key } = productEdits;
  const [earlier] = await db
    .select({ sku })
    .from(productEdits)
    .where(eq(key, keyOf(press)));
  return earlier?.sku ?? null;
}

/** Whether somebody has changed the same facts since. */
async function isOutdated(tx: Database, { sku, edit: { kind }, seen }: EditRequest): Promise<boolean> {
  const { id } = productEdits;
  const same = productEditKinds.filter((newer) => isOutdatedBy(kind, newer));
  const mine = and(eq(productEdits.sku, sku), inArray(productEdits.kind, same));
  const [newest] = await tx.select({ id }).from(productEdits).where(mine).orderBy(desc(id)).limit(1);
  return newest !== undefined && newest.id > seen;
}

type Writing = {
  readonly row: ProductRow;
  readonly edit: PlannedEdit;
  readonly now: Date;
};

/** Stock and storage place are the shop's own: the files keep theirs, and shoppers find nothing by them. */
async function apply(tx: Database, { row, edit, now }: Writing): Promise<void> {
  const { sku, storagePlace } = row;
  switch (edit.kind) {
    case 'stock':
      return countStock(tx, sku, edit.pieces);
    case 'place':
      await tx.update(products).set({ storagePlace }).where(eq(products.sku, sku));
      return;
    default:
      return write(tx, { row, kind: edit.kind, now });
  }
}

type Written = { readonly row: ProductRow; readonly kind: ProductEditKind; readonly now: Date };

async function write(tx: Database, { row, kind, now }: Written): Promise<void> {
  const { sku, prices } = row;
  if (kind === 'price') await writePrices(tx, [{ sku, prices, line: 1 }], { tally: createUpdateTally('desk'), now });
  else await writeWhole(tx, row, now);
  if (kind === 'texts' || kind === 'cells') await rebuildWords(tx);
  await incrementSearchVersion(tx);
}

/** Writes the product with the words that the search finds it by. Without its hash the next import takes it for a changed one. */
async function writeWhole(tx: Database, row: ProductRow, now: Date): Promise<void> {
  const { makers, categoryNames } = await referencesInDatabase(tx);
  const rows = searchRows(row, {
    manufacturer: makers.get(row.manufacturerId) ?? '',
    categoryName: (path) => categoryNames.get(path.toLowerCase()) ?? null,
  });
  const written = { row: { ...row, contentHash: '' }, ...rows };
  await writeProducts(tx, await openFacetRegistry(tx), { products: [written], now });
}
