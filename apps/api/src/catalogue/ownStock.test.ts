import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { products } from '../db/schema.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { testProduct, testProducts, writeTestCatalogue } from '../../testing/testCatalogue.ts';
import { removeTestFolders } from '../../testing/testFolder.ts';
import type { ProductLine } from './catalogueLines.ts';
import { importCatalogue } from './importCatalogue.ts';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

const sku = 900_020;
const ofSku = eq(products.sku, sku);
const file = (AMOUNT: number, change: Partial<ProductLine> = {}) =>
  testProduct(sku, { STOCK: { AMOUNT, TIME_FRAME: 20, EXPECTED_DATE: null, PRESALE_DATE: null }, ...change });
const dearer = {
  PRICES: [{ AMOUNT: 1, BRUTTO_SP: 9, ORIGINAL_BRUTTO_SP: undefined, LOWEST_BRUTTO_30_DAYS: undefined }],
};

const take = (line: ProductLine, keepStock = false) =>
  importCatalogue(opened.db, {
    folder: writeTestCatalogue([...testProducts, line]),
    source: 'import',
    keepStock,
    clock: () => new Date('2026-01-01T00:00:00Z'),
  });
const row = async () => (await opened.db.select().from(products).where(ofSku))[0];
const sell = (stockAmount: number) => opened.db.update(products).set({ stockAmount }).where(ofSku);

beforeEach(async () => {
  await opened.db.delete(products).where(ofSku);
  await take(file(50));
  await sell(47);
});

test('a price that changes leaves what is left of the stock', async () => {
  expect(await take(file(50, dearer))).toMatchObject({ changed: 1 });
  expect(await row()).toMatchObject({ priceCents: 900, stockAmount: 47 });
});

test('another count in the files is taken, and the same one again is not', async () => {
  await take(file(60));
  expect((await row())?.stockAmount).toBe(60);
  await sell(58);
  await take(file(60, dearer));
  expect((await row())?.stockAmount).toBe(58);
});

test('when it ships is taken with the same count', async () => {
  await take(file(50, { STOCK: { AMOUNT: 50, TIME_FRAME: 100, EXPECTED_DATE: '2027-01-01', PRESALE_DATE: null } }));
  expect(await row()).toMatchObject({ stockAmount: 47, stockTimeFrame: 100, stockExpectedDate: '2027-01-01' });
});

test('a line without STOCK leaves the stock alone; a new product then has none', async () => {
  await take({ ...file(0, dearer), STOCK: undefined });
  expect(await row()).toMatchObject({ priceCents: 900, stockAmount: 47, stockTimeFrame: 20 });
  await take(file(50));
  expect((await row())?.stockAmount).toBe(47);
  await opened.db.delete(products).where(ofSku);
  await take({ ...file(0), STOCK: undefined });
  expect(await row()).toMatchObject({ stockAmount: 0, stockTimeFrame: 100 });
});

test('--keep-stock takes the count of new products only, and the next import without it takes all', async () => {
  await take(file(70), true);
  expect((await row())?.stockAmount).toBe(47);
  await take(file(70));
  expect((await row())?.stockAmount).toBe(70);
  await opened.db.delete(products).where(ofSku);
  await take(file(80), true);
  expect((await row())?.stockAmount).toBe(80);
});

test('a product that comes back into the catalogue keeps its count', async () => {
  await importCatalogue(opened.db, {
    folder: writeTestCatalogue(),
    source: 'import',
    clock: () => new Date('2026-01-01T00:00:00Z'),
  });
  await take(file(50));
  expect(await row()).toMatchObject({ withdrawn: false, stockAmount: 47 });
});
