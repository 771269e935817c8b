import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products, stockDocuments } from '../../db/schema.ts';
import { mostPieces } from '../catalogueLines.ts';
import type { ReadLine } from '../lines.ts';
import type { StockUpdate } from './updateLines.ts';
import type { UpdateReport, UpdateTally } from './updateReport.ts';
import { createUpdateTally } from './updateReport.ts';

/** The product's new count and the line that names it. */
type Count = { readonly sku: number; readonly amount: number; readonly line: number };

type StockLines = AsyncIterable<ReadLine<StockUpdate>>;

/** Counts in one transaction. A feed is best written in few statements (record 0084). */
const batchSize = 5000;

/** Sets the pieces in stock of products; nothing else of them changes. A product twice, an unknown one and a wrong line are refused, and the rest is set. */
export async function setStock(db: Database, lines: StockLines, file: string): Promise<UpdateReport> {
  const tally = createUpdateTally(file);
  const seen = new Set<number>();
  let batch: Count[] = [];
  const write = async () => {
    const counts = batch;
    batch = [];
    await db.transaction((tx) => writeCounts(tx, counts, tally));
  };
  for await (const line of lines) {
    if (!line.ok) tally.refuse(line.number, line.reason);
    else if (seen.has(line.value.SKU)) tally.refuse(line.number, `SKU ${line.value.SKU} stands in a line before`);
    else if (line.value.AMOUNT < 0) tally.refuse(line.number, 'AMOUNT must be greater than or equal to 0');
    else {
      seen.add(line.value.SKU);
      batch.push({ sku: line.value.SKU, amount: line.value.AMOUNT, line: line.number });
    }
    if (batch.length === batchSize) await write();
  }
  await write();
  return tally.report();
}

async function writeCounts(tx: Database, counts: readonly Count[], tally: UpdateTally): Promise<void> {
  const stock = await lockStock(tx, counts);
  for (const { sku, line } of counts) if (!stock.has(sku)) tally.refuse(line, `SKU ${sku} is not in the catalogue`);
  const changed = counts.filter(({ sku, amount }) => stock.has(sku) && stock.get(sku) !== amount);
  await writeAmounts(tx, changed);
  tally.count('changed', changed.length);
  tally.count('unchanged', counts.filter(({ sku, amount }) => stock.get(sku) === amount).length);
}

export type StockDocument = {
  /** The number of the document that the differences come from, such as a delivery note: each is applied once. */
  readonly id: string;
  readonly now: Date;
};

/**
 * Adds differences to the stock, those of a product together. All or none are applied, because the document counts as applied then: one wrong line, or
 * a stock below 0, refuses them all.
 */
export async function changeStock(
  db: Database,
  lines: StockLines,
  { id, now, file }: StockDocument & { readonly file: string },
): Promise<UpdateReport> {
  const tally = createUpdateTally(file);
  const differences: Count[] = [];
  for await (const line of lines) {
    if (!line.ok) tally.refuse(line.number, line.reason);
    else differences.push({ sku: line.value.SKU, amount: line.value.AMOUNT, line: line.number });
  }
  if (tally.report().refused > 0) return tally.report();
  return db.transaction(async (tx) => {
    const stock = await lockStock(tx, differences);
    const applied = await tx.insert(stockDocuments).values({ id, appliedAt: now }).onConflictDoNothing().returning();
    if (applied.length === 0) return tally.report(true);
    const counts = add(stock, differences, tally);
    const report = tally.report();
    if (report.refused > 0) await tx.delete(stockDocuments).where(sql`id = ${id}`);
    else {
      await writeAmounts(tx, counts);
      tally.count('changed', counts.length);
    }
    return tally.report();
  });
}

function add(stock: ReadonlyMap<number, number>, differences: readonly Count[], tally: UpdateTally): Count[] {
  const sums = new Map<number, Count>();
  for (const { sku, amount, line } of differences) {
    const before = sums.get(sku)?.amount ?? stock.get(sku);
    if (before === undefined) tally.refuse(line, `SKU ${sku} is not in the catalogue`);
    else sums.set(sku, { sku, amount: before + amount, line });
  }
  for (const { sku, amount, line } of sums.values())
    if (amount < 0 || amount > mostPieces) tally.refuse(line, `the stock of SKU ${sku} would be ${amount}`);
  return [...sums.values()];
}

/** Locks products in the order of their SKUs, as orders do, and answers their counts. */
async function lockStock(tx: Database, counts: readonly Count[]): Promise<Map<number, number>> {
  const skus = counts.map(({ sku }) => sku);
  const rows = await tx
    .select({ sku: products.sku, amount: products.stockAmount })
    .from(products)
    .where(sql`sku = any(${sql.param(skus)}::integer[]) and not withdrawn`)
    .orderBy(products.sku)
    .for('update');
  return new Map(rows.map(({ sku, amount }) => [sku, amount]));
}

async function writeAmounts(tx: Database, counts: readonly Count[]): Promise<void> {
  const [skus, amounts] = [counts.map(({ sku }) => sku), counts.map(({ amount }) => amount)];
  await tx.execute(sql`update ${products} set stock_amount = counted.amount
    from unnest(${sql.param(skus)}::integer[], ${sql.param(amounts)}::integer[]) as counted(sku, amount)
    where ${products.sku} = counted.sku`);
}
