import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../../testing/emptyDatabase.ts';
import { faultyDatabase } from '../../../testing/faultyDatabase.ts';
import { testProduct, testSkus, writeTestCatalogue } from '../../../testing/testCatalogue.ts';
import { removeTestFolders } from '../../../testing/testFolder.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import { openDatabase } from '../../db/open.ts';
import { productEdits } from '../../db/productEditSchema.ts';
import { products } from '../../db/schema.ts';
import { priceHistory, productSearch, searchWords } from '../../db/searchSchema.ts';
import { importCatalogue } from '../importCatalogue.ts';
import { createProduct } from './createProduct.ts';

let opened: OpenedDatabase;
const now = new Date('2026-11-25T00:00:00Z');
const sku = 777_001;
const all = [testProduct(testSkus.plain), testProduct(testSkus.stepped)];
const take = (lines = all) =>
  importCatalogue(opened.db, {
    folder: writeTestCatalogue(lines),
    source: 'import',
    clock: () => now,
    retireMany: true,
  });

beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
  await take();
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

const lens = {
  sku,
  name: { EN: 'Zyklotron', DE: ' ' },
  manufacturerId: 1,
  partNumber: 'Z-1',
  gtin: '',
  categoryPath: '1.2.1.1',
  price: 1250,
  stock: 4,
  weightGrams: 80,
};
const bring = (db = opened.db) => createProduct({ db, now }, { product: lens, by: 'anna', why: '', key: 'one' });

test('a kill at any statement brings it in once or not at all, with its search rows and its price', async () => {
  for (let stopAt = 1; stopAt < 40; stopAt += 1) await bring(faultyDatabase(opened.db, stopAt)).catch(() => undefined);
  expect(await bring()).toEqual({ refusal: null, reason: '' });
  const rows = await opened.db.select().from(products).where(eq(products.sku, sku));
  expect(rows).toMatchObject([{ name: { EN: 'Zyklotron' }, orderable: true, stockAmount: 4, weightGrams: 80 }]);
  for (const table of [productSearch, priceHistory]) expect(await opened.db.$count(table, eq(table.sku, sku))).toBe(1);
  expect(await opened.db.$count(searchWords, eq(searchWords.word, 'zyklotron'))).toBe(1);
  expect(await opened.db.$count(productEdits, eq(productEdits.sku, sku))).toBe(1);
});

test('an import that has it takes it over; one that does not retires it and names who brought it in', async () => {
  const without = await take();
  expect(without.retired).toBe(1);
  expect(without.overwrites).toEqual([{ sku, field: null, by: 'anna', day: '2026-11-25' }]);
  expect((await take()).overwrites, 'once').toEqual([]);
  expect(await take([...all, testProduct(sku)])).toMatchObject({ changed: 1, refused: 0 });
});
