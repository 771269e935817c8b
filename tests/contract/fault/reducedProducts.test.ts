import type { Database } from '@platine/api/db/database.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { productSearch } from '@platine/api/db/searchSchema.ts';
import { expect, test } from 'vitest';
import { bothDatabases, firstMigrations, literal } from './olderDatabase.ts';

/** The last version of the shop that took a product for reduced by its original price had 35 migrations. */
const migrationsBefore = 35;

const lowestPrices = [
  [7, 139, true],
  [8, 119, false],
  [9, null, false],
  [10, 119.5, false],
] as const;

/** Products of 119 € that were 149 €, with what the shop knows of the 30 days before. */
async function writeReduced(db: Database): Promise<void> {
  await db.execute(`insert into manufacturers (id, name) values (12, 'Ohmwerk')`);
  const rows = lowestPrices.map(([sku, lowest]) => {
    const prices = [
      { from: 1, price: 11_900, original: 14_900, lowest30Days: lowest === null ? null : lowest * 100 },
      { from: 10, price: 10_900, original: 14_900, lowest30Days: 14_900 },
    ];
    return `(${sku}, 'resistor', 12, 'F-${sku}', '{}', '{}', '{}', '{}', '{}', '[]', ${literal(prices)}, 20, 1, 5, 10, 1, '[]', true, '', '')`;
  });
  await db.execute(`insert into products (sku, kind, manufacturer_id, manufacturer_sku, name, description, flags, category_paths,
    group_tags, attributes, prices, discount_percent, minimum_order_quantity, stock_amount, stock_time_frame, weight_grams,
    cross_selling, orderable, picture_hash, content_hash) values ${rows.join(', ')}`);
  await db.execute(`insert into product_search (sku, terms, facet_ids, manufacturer_id, price_cents, reduced)
    values ${lowestPrices.map(([sku]) => `(${sku}, '', '{}', 12, 11900, true)`).join(', ')}`);
}

test.each(await bothDatabases())(
  'D15: what was on sale by its original price stays so only below its lowest price of 30 days ($kind)',
  { timeout: 60_000 },
  async (location) => {
    const old = await openDatabase(location, firstMigrations(migrationsBefore));
    await writeReduced(old.db);
    await old.close();

    const { db, close } = await openDatabase(location);
    const found = await db
      .select({ sku: productSearch.sku, reduced: productSearch.reduced })
      .from(productSearch)
      .orderBy(productSearch.sku);
    await close();
    expect(found).toEqual(lowestPrices.map(([sku, , reduced]) => ({ sku, reduced })));
  },
);
