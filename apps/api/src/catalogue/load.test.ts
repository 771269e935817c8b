import { writeFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueState, categories, products } from '../db/schema.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { removeTestFolders } from '../testFolder.ts';
import { loadCatalogue } from './load.ts';
import { readCatalogue } from './readCatalogue.ts';
import { testProduct, testProducts, testSkus, writeTestCatalogue } from './testCatalogue.ts';

let opened: OpenedDatabase;
const warnings: string[] = [];
const load = (folder: string) =>
  loadCatalogue(opened.db, { folder, clock: () => new Date(0), warn: (message) => warnings.push(message) });
/** The row's version in the database: it changes with every write. */
const rowVersions = () =>
  opened.db
    .select({ sku: products.sku, version: sql<string>`${products}.xmin::text` })
    .from(products)
    .orderBy(products.sku);

beforeAll(async () => {
  opened = await openDatabase({ kind: 'memory' });
}, 30_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

test('loading twice changes nothing; a change writes only what changed; what is gone is withdrawn', async () => {
  const folder = writeTestCatalogue();
  expect(await load(folder)).toEqual({ changed: true, products: testProducts.length });
  expect(warnings).toEqual([
    `Product ${testSkus.plain}: the price breaks from 20 pieces are unsorted, overlapping or dearer, and are dropped.`,
  ]);
  const before = await rowVersions();
  expect(await load(folder)).toEqual({ changed: false, products: testProducts.length });
  expect(await rowVersions()).toEqual(before);

  const [gone, changed, ...others] = testProducts;
  const next = [testProduct(changed?.SKU ?? 0, { WEIGHT_GRAMS: 77 }), ...others];
  expect(await load(writeTestCatalogue(next))).toEqual({ changed: true, products: testProducts.length - 1 });
  const after = await rowVersions();
  const written = after.filter(({ version }, index) => version !== before[index]?.version).map(({ sku }) => sku);
  expect(written).toEqual([gone?.SKU, changed?.SKU]);
  expect(await opened.db.$count(products, eq(products.withdrawn, true))).toBe(1);

  expect(await load(folder)).toMatchObject({ changed: true });
  expect(await opened.db.$count(products, eq(products.withdrawn, true))).toBe(0);
});

test('a catalogue with a broken line is refused as a whole, naming file, line and field', async () => {
  const [state] = await opened.db.select().from(catalogueState);
  const folder = writeTestCatalogue();
  writeFileSync(
    `${folder}/categories.jsonl`,
    '{"PATH":"1.2","NAME":{"EN":"Shop"}}\n{"PATH":"1.2.1","NAME":{},"NAMES":{}}',
  );
  await expect(load(folder)).rejects.toThrow(/^categories\.jsonl, line 2: .*NAMES/);
  expect(await opened.db.select().from(catalogueState)).toEqual([state]);
  expect(await opened.db.$count(categories)).toBe(5);
});

test('the files are read in the shape they are written in', async () => {
  const files = await readCatalogue(writeTestCatalogue());
  expect(files.products).toHaveLength(testProducts.length);
  expect(files.manufacturers.map(({ MANUFACTURER_ID }) => MANUFACTURER_ID)).toEqual([1, 105]);
});
