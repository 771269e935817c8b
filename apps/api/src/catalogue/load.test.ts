import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueState, categories, menuGroups, products } from '../db/schema.ts';
import { priceHistory, productSearch, productStock, searchWords } from '../db/searchSchema.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { removeTestFolders } from '../../testing/testFolder.ts';
import { exportCatalogue } from './exportCatalogue.ts';
import { checkCatalogue, importCatalogue } from './importCatalogue.ts';
import { loadCatalogue } from './load.ts';
import { CatalogueError, readCatalogue } from './readCatalogue.ts';
import { testProduct, testProducts, testSkus, writeTestCatalogue } from '../../testing/testCatalogue.ts';

let opened: OpenedDatabase;
const warnings: string[] = [];
const time = { now: new Date('2026-01-01T00:00:00Z') };
const clock = () => time.now;
const load = (folder: string) => loadCatalogue(opened.db, { folder, clock, warn: (message) => warnings.push(message) });
const take = (folder: string) => importCatalogue(opened.db, { folder, clock, source: 'sample' });
/** The row's version in the database, which changes with every write. */
const rowVersions = () =>
  opened.db
    .select({ sku: products.sku, version: sql<string>`${products}.xmin::text` })
    .from(products)
    .orderBy(products.sku);
const nothing = { added: 0, changed: 0, unchanged: 0, retired: 0, refused: 0 };
const [gone, changed, ...others] = testProducts;

beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

test('a second import changes nothing; a change writes only changed rows; missing products are retired', async () => {
  const folder = writeTestCatalogue();
  const all = testProducts.length;
  expect(await load(folder)).toMatchObject({ ...nothing, added: all });
  expect(warnings).toEqual([
    `Product ${testSkus.plain}: the price breaks from 20 pieces are unsorted, overlapping or dearer, and are dropped.`,
  ]);
  const before = await rowVersions();
  expect(await load(folder)).toBeNull();
  expect(await take(folder)).toMatchObject({ ...nothing, unchanged: all });
  expect(await rowVersions()).toEqual(before);

  const next = [testProduct(changed?.SKU ?? 0, { WEIGHT_GRAMS: 77 }), ...others];
  const report = { ...nothing, changed: 1, unchanged: all - 2, retired: 1 };
  expect(await take(writeTestCatalogue(next))).toMatchObject(report);
  const after = await rowVersions();
  const written = after.filter(({ version }, index) => version !== before[index]?.version).map(({ sku }) => sku);
  expect(written).toEqual([gone?.SKU, changed?.SKU]);
  expect(await opened.db.$count(products, eq(products.withdrawn, true))).toBe(1);
  expect(await opened.db.$count(productSearch)).toBe(all - 1);

  expect(await take(folder)).toMatchObject({ ...nothing, changed: 2, unchanged: all - 2 });
  expect(await opened.db.$count(products, eq(products.withdrawn, true))).toBe(0);
  expect(await opened.db.$count(productSearch)).toBe(all);
});

describe('an invalid line is refused with its reason, and its product stays as it is', () => {
  const line = (change: object) => JSON.stringify({ ...testProduct(900_001), ...change });

  test.each([
    ['no JSON', '{"SKU":', 'is no JSON'],
    ['an unknown field', line({ NAMES: {} }), 'NAMES'],
    ['a wrong value', line({ PRICES: 'cheap' }), 'PRICES'],
    ['a price of nothing', line({ PRICES: [{ AMOUNT: 1, BRUTTO_SP: 0 }] }), 'PRICES[0].BRUTTO_SP'],
    ['an unknown maker', line({ MANUFACTURER_ID: 999 }), 'MANUFACTURER_ID 999'],
    ['an unknown category', line({ CATEGORY_PATHS: ['1.2.99'] }), '1.2.99'],
    ['a SKU twice', JSON.stringify(testProduct(testSkus.plain)), `SKU ${testSkus.plain}`],
    ['a character that is none', line({ NAME: { EN: 'a\u0000b' } }), 'character'],
  ])('%s', async (_, broken, reason) => {
    const folder = writeTestCatalogue();
    await take(folder);
    const before = await rowVersions();
    appendFileSync(`${folder}/products.jsonl`, `\n${broken}`);
    const report = await take(folder);
    expect(report).toMatchObject({ ...nothing, unchanged: testProducts.length, refused: 1 });
    expect(report.refusals).toMatchObject([{ file: 'products.jsonl', line: testProducts.length + 1 }]);
    expect(report.refusals[0]?.reason).toContain(reason);
    expect(await rowVersions()).toEqual(before);
  });

  test('valid lines around a broken one are imported, and the product of the broken line is not retired', async () => {
    await take(writeTestCatalogue());
    const folder = writeTestCatalogue([testProduct(900_002), ...others]);
    appendFileSync(`${folder}/products.jsonl`, `\n${JSON.stringify({ ...changed, NAME: 7 })}\n`);
    expect(await take(folder)).toMatchObject({ added: 1, refused: 1, retired: 1 });
    const kept = await opened.db
      .select()
      .from(productSearch)
      .where(eq(productSearch.sku, changed?.SKU ?? 0));
    expect(kept).toHaveLength(1);
  });

  test('after an unreadable line nothing is retired, and the report names it', async () => {
    const folder = writeTestCatalogue(others);
    await take(writeTestCatalogue());
    const said = 'A line cannot be read and may be about any product: none is retired.';
    expect((await checkCatalogue(folder)).warnings).not.toContain(said);
    appendFileSync(`${folder}/products.jsonl`, '\nnonsense');
    expect((await checkCatalogue(folder)).warnings).toContain(said);
    const report = await take(folder);
    expect(report).toMatchObject({ refused: 1, retired: 0 });
    expect(report.warnings).toContain(said);
  });

  test.each(['manufacturers.jsonl', 'categories.jsonl', 'menu.jsonl', 'products.jsonl'])(
    'an empty %s is an export that went wrong: it is refused and removes nothing',
    async (file) => {
      const folder = writeTestCatalogue();
      await take(folder);
      const count = async () => [await opened.db.$count(categories), await opened.db.$count(menuGroups)];
      const before = await count();
      writeFileSync(`${folder}/${file}`, '\n');
      await expect(checkCatalogue(folder)).rejects.toThrow(CatalogueError);
      await expect(take(folder)).rejects.toThrow(/nothing is retired or removed/);
      expect(await count()).toEqual(before);
      expect(await opened.db.$count(products, eq(products.withdrawn, false))).toBe(testProducts.length);
    },
  );

  test('only the broken category is refused', async () => {
    const folder = writeTestCatalogue();
    await take(folder);
    writeFileSync(`${folder}/categories.jsonl`, '{"PATH":"1.2","NAME":{"EN":"Shop"}}\n{"PATH":"1.2.1","NAMES":{}}');
    const report = await take(folder);
    expect(report.refusals).toMatchObject([{ file: 'categories.jsonl', line: 2 }]);
    expect(await opened.db.$count(categories)).toBe(5);
  });

  test('a check reports the same and writes nothing', async () => {
    const folder = writeTestCatalogue();
    await take(folder);
    const before = await rowVersions();
    writeFileSync(`${folder}/products-more.jsonl`, `${line({ SKU: 900_003 })}\n${line({ MANUFACTURER_ID: 999 })}`);
    expect(await checkCatalogue(folder)).toMatchObject({
      unchanged: testProducts.length + 1,
      refused: 1,
      refusals: [{ file: 'products-more.jsonl', line: 2 }],
    });
    expect(await rowVersions()).toEqual(before);
  });
});

test('D15: the price before a reduction comes from what the shop really asked, in the 30 days before', async () => {
  const cost = (euros: number, original?: number) => ({
    PRICES: [{ AMOUNT: 1, BRUTTO_SP: euros, ORIGINAL_BRUTTO_SP: original, LOWEST_BRUTTO_30_DAYS: undefined }],
  });
  const on = async (date: string, change: object) => {
    time.now = new Date(date);
    await take(writeTestCatalogue([...testProducts, testProduct(900_010, change)]));
  };
  await on('2026-02-01', cost(10));
  await on('2026-05-01', cost(9));
  await on('2026-05-10', cost(11));
  await on('2026-05-20', cost(8, 12));
  const [row] = await opened.db.select().from(products).where(eq(products.sku, 900_010));
  expect(row?.prices).toEqual([{ from: 1, price: 800, original: 1200, lowest30Days: 900 }]);
  const history = await opened.db
    .select({ price: priceHistory.priceCents })
    .from(priceHistory)
    .where(eq(priceHistory.sku, 900_010))
    .orderBy(asc(priceHistory.since));
  expect(history.map(({ price }) => price)).toEqual([1000, 900, 1100, 800]);
});

test('D15: on sale is only what is below the lowest price of the 30 days before', async () => {
  const sale = async (date: string, BRUTTO_SP: number, LOWEST_BRUTTO_30_DAYS?: number) => {
    time.now = new Date(date);
    const PRICES = [{ AMOUNT: 1, BRUTTO_SP, ORIGINAL_BRUTTO_SP: 12, LOWEST_BRUTTO_30_DAYS }];
    await take(writeTestCatalogue([...testProducts, testProduct(900_010, { PRICES })]));
    return opened.db.select().from(productSearch).where(eq(productSearch.sku, 900_010));
  };
  expect(await sale('2026-02-01', 9)).toMatchObject([{ reduced: false }]);
  expect(await sale('2026-02-10', 8)).toMatchObject([{ reduced: true }]);
  expect(await sale('2026-02-20', 9)).toMatchObject([{ reduced: false }]);
  expect(await sale('2026-05-01', 8, 10)).toMatchObject([{ reduced: true }]);
});

test('the search sees at once that stock ran out or came back', async () => {
  await take(writeTestCatalogue());
  const inStock = async () =>
    (await opened.db.select().from(productStock).where(eq(productStock.sku, testSkus.plain)))[0]?.inStock;
  const stock = (amount: number) =>
    opened.db.update(products).set({ stockAmount: amount }).where(eq(products.sku, testSkus.plain));
  await stock(0);
  expect(await inStock()).toBe(false);
  await stock(50);
  expect(await inStock()).toBe(true);
});

test('the word list has the words of the catalogue as they are written', async () => {
  await take(writeTestCatalogue());
  const rows = await opened.db.select().from(searchWords);
  expect(rows.find(({ word }) => word === 'grun')).toMatchObject({ shown: 'grün', reversed: 'nurg' });
});

test('an imported catalogue stays as it is when the shop starts', async () => {
  await importCatalogue(opened.db, { folder: writeTestCatalogue(others), clock, source: 'import' });
  expect(await load(writeTestCatalogue())).toBeNull();
  expect(await opened.db.select().from(catalogueState)).toMatchObject([{ source: 'import' }]);
});

test('the parsed files equal the written ones', async () => {
  const files = await readCatalogue(writeTestCatalogue());
  expect(files.products).toHaveLength(testProducts.length);
  expect(files.manufacturers.map(({ MANUFACTURER_ID }) => MANUFACTURER_ID)).toEqual([1, 105]);
});

test('importing an export changes nothing', async () => {
  const folder = writeTestCatalogue();
  await take(folder);
  const out = `${folder}/out`;
  expect(await exportCatalogue(opened.db, { folder: out, mediaFolder: out })).toBe(testProducts.length);
  expect(await take(out)).toMatchObject({ ...nothing, unchanged: testProducts.length });
  const [first] = (await readCatalogue(out)).products;
  expect(first).toMatchObject({ SKU: testProducts[0]?.SKU, NAME: testProducts[0]?.NAME });
});

test('an export refuses a folder with other product files, because an import would read them too', async () => {
  const folder = writeTestCatalogue();
  await take(folder);
  writeFileSync(`${folder}/products-boards.jsonl`, '');
  await expect(exportCatalogue(opened.db, { folder: folder, mediaFolder: folder })).rejects.toThrow(
    'products-boards.jsonl',
  );
});

test('an export that cannot be written fails with the reason', async () => {
  const folder = writeTestCatalogue();
  await take(folder);
  mkdirSync(`${folder}/out/menu.jsonl`, { recursive: true });
  await expect(exportCatalogue(opened.db, { folder: `${folder}/out`, mediaFolder: folder })).rejects.toThrow('EISDIR');
});
