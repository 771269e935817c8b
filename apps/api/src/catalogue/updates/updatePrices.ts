import { eq, sql } from 'drizzle-orm';
import { isForSale } from '@platine/domain/catalog/sale.ts';
import type { PriceEntry } from '@platine/domain/money/priceBreaks.ts';
import { headlinePrice, soundBreaks } from '@platine/domain/money/priceBreaks.ts';
import { catalogueLock } from '../../db/catalogueLock.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema.ts';
import { priceHistory, productSearch } from '../../db/searchSchema.ts';
import { incrementSearchVersion } from '../../search/searchVersion.ts';
import type { ReadLine } from '../lines.ts';
import { isReduced, withPriceHistory } from '../priceHistory.ts';
import { canonicalJson, priceEntry } from '../rows.ts';
import type { PriceUpdate } from './updateLines.ts';
import type { UpdateReport, UpdateTally } from './updateReport.ts';
import { createUpdateTally } from './updateReport.ts';

type Priced = { readonly sku: number; readonly prices: PriceEntry[]; readonly line: number };

const batchSize = 500;

/**
 * Sets the prices of products, with their history and the lowest price before a reduction (D15); nothing else of them changes, above all not the
 * stock. A product twice, an unknown one and a wrong line are refused, and the rest is set. The next import takes the prices of its files again.
 */
export async function updatePrices(
  db: Database,
  lines: AsyncIterable<ReadLine<PriceUpdate>>,
  { file, now }: { readonly file: string; readonly now: Date },
): Promise<UpdateReport> {
  const tally = createUpdateTally(file);
  const seen = new Set<number>();
  let batch: Priced[] = [];
  const write = async () => {
    const priced = batch;
    batch = [];
    await db.transaction((tx) => writePrices(tx, priced, { tally, now }));
  };
  for await (const line of lines) {
    if (!line.ok) tally.refuse(line.number, line.reason);
    else if (seen.has(line.value.SKU)) tally.refuse(line.number, `SKU ${line.value.SKU} stands in a line before`);
    else {
      const { kept, dropped } = soundBreaks(line.value.PRICES.map(priceEntry));
      seen.add(line.value.SKU);
      if (dropped.length > 0)
        tally.refuse(line.number, 'PRICES are unsorted, overlapping or dearer for more pieces (D14)');
      else batch.push({ sku: line.value.SKU, prices: kept, line: line.number });
    }
    if (batch.length === batchSize) await write();
  }
  await write();
  if (tally.report().changed > 0) await incrementSearchVersion(db);
  return tally.report();
}

type Writing = { readonly tally: UpdateTally; readonly now: Date };

/** Writes prices with their history and search rows; those that are as they were stay. */
export async function writePrices(tx: Database, priced: readonly Priced[], { tally, now }: Writing): Promise<void> {
  await tx.execute(catalogueLock);
  const skus = priced.map(({ sku }) => sku);
  const rows = await tx
    .select({ sku: products.sku, flags: products.flags, prices: products.prices })
    .from(products)
    .where(sql`sku = any(${sql.param(skus)}::integer[]) and not withdrawn`)
    .orderBy(products.sku)
    .for('update');
  const stored = new Map(rows.map((row) => [row.sku, row]));
  for (const { sku, line } of priced) if (!stored.has(sku)) tally.refuse(line, `SKU ${sku} is not in the catalogue`);
  const known = priced.filter(({ sku }) => stored.has(sku));
  const { rows: withLowest, fresh } = await withPriceHistory(tx, known, now);
  const changed = withLowest.filter(
    ({ sku, prices }) => canonicalJson(prices) !== canonicalJson(stored.get(sku)?.prices ?? []),
  );
  for (const { sku, prices } of changed) await writeOne(tx, { sku, prices, flags: stored.get(sku)?.flags ?? [] });
  if (fresh.length > 0) await tx.insert(priceHistory).values(fresh);
  tally.count('changed', changed.length);
  tally.count('unchanged', known.length - changed.length);
}

type PricedRow = Pick<typeof products.$inferSelect, 'sku' | 'prices' | 'flags'>;

async function writeOne(tx: Database, { sku, prices, flags }: PricedRow): Promise<void> {
  const headline = headlinePrice(prices);
  const orderable = headline !== null && isForSale(flags);
  const priceCents = headline?.price ?? null;
  await tx
    .update(products)
    // Without its hash the next import takes the product for a changed one.
    .set({ prices, priceCents, orderable, contentHash: '' })
    .where(eq(products.sku, sku));
  await tx
    .update(productSearch)
    .set({ priceCents: orderable ? priceCents : null, reduced: isReduced({ prices, flags, orderable }) })
    .where(eq(productSearch.sku, sku));
}
