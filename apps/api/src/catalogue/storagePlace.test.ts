import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { testProduct, testProducts, writeTestCatalogue } from '../../testing/testCatalogue.ts';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { products } from '../db/schema.ts';
import { searchVersion } from '../db/searchSchema.ts';
import type { ProductLine } from './catalogueLines.ts';
import { productLine } from './catalogueLines.ts';
import { editProduct } from './edits/editProduct.ts';
import { exportCatalogue } from './exportCatalogue.ts';
import { importCatalogue } from './importCatalogue.ts';
import { productRow } from './rows.ts';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

const sku = 900_030;
const ofSku = eq(products.sku, sku);
const file = (STORAGE_PLACE?: string | null, change: Partial<ProductLine> = {}) =>
  testProduct(sku, { ...(STORAGE_PLACE !== undefined && { STORAGE_PLACE }), ...change });
const renamed = { NAME: { EN: 'Another name' } };
const take = (line: ProductLine, options: { readonly keepStock?: boolean; readonly dryRun?: boolean } = {}) =>
  importCatalogue(opened.db, {
    folder: writeTestCatalogue([...testProducts, line]),
    source: 'import',
    clock: () => new Date('2026-11-28T00:00:00Z'),
    ...options,
  });
const placeOf = async () => (await opened.db.select().from(products).where(ofSku))[0]?.storagePlace;
let presses = 0;
const move = (place: string | null) => {
  presses += 1;
  const request = { sku, edit: { kind: 'place', place } as const, by: 'anna', why: 'moved', seen: 1_000_000 };
  return editProduct({ db: opened.db, now: new Date('2026-11-27T00:00:00Z') }, { ...request, key: `press ${presses}` });
};

beforeEach(async () => {
  await opened.db.delete(products).where(ofSku);
  await take(file('A-1'));
});

test('files that name no place leave the shop’s alone, whatever else changes', async () => {
  for (const STORAGE_PLACE of [undefined, null]) {
    expect(await take(file(STORAGE_PLACE, renamed))).toMatchObject({ overwrites: [] });
    expect(await placeOf()).toBe('A-1');
  }
  await opened.db.delete(products).where(ofSku);
  await take(file());
  expect(await placeOf(), 'a new product').toBeNull();
});

test('a place by hand stays while the files name the same as before', async () => {
  await move('B-2');
  expect(await take(file('A-1'))).toMatchObject({ changed: 0 });
  expect(await take(file('A-1', renamed))).toMatchObject({ changed: 1, overwrites: [] });
  expect(await placeOf()).toBe('B-2');
  await move(null);
  await take(file('A-1'));
  expect(await placeOf(), 'taken out by hand').toBeNull();
});

test('another place in the files overwrites the one by hand, and the report says whose, once and before', async () => {
  await move('B-2');
  const overwrites = [{ sku, field: 'STORAGE_PLACE', by: 'anna', day: '2026-11-27' }];
  expect(await take(file('C-3'), { dryRun: true })).toMatchObject({ overwrites });
  expect(await placeOf()).toBe('B-2');
  expect(await take(file('C-3'))).toMatchObject({ overwrites });
  expect(await placeOf()).toBe('C-3');
  expect(await take(file('D-4')), 'nobody’s any more').toMatchObject({ overwrites: [] });
  expect(await placeOf()).toBe('D-4');
  await move('E-5');
  expect(await take(file('E-5')), 'the same place').toMatchObject({ overwrites: [] });
});

test('with the stock the shop keeps its places', async () => {
  await move('B-2');
  expect(await take(file('C-3', renamed), { keepStock: true })).toMatchObject({ overwrites: [] });
  expect(await placeOf()).toBe('B-2');
  await take(file('C-3'));
  expect(await placeOf(), 'the next import without it').toBe('C-3');
});

test('a place by hand makes no page and no listing anew', async () => {
  const versions = () => opened.db.select().from(searchVersion);
  const before = await versions();
  await move('B-2');
  expect(await placeOf()).toBe('B-2');
  expect(await versions()).toEqual(before);
});

test('an export has the places, as lines and as a table, and an import of either changes nothing', async () => {
  for (const csv of [false, true]) {
    const folder = testFolder();
    await exportCatalogue(opened.db, { folder, mediaFolder: testFolder(), csv });
    const written = readFileSync(join(folder, csv ? 'products.csv' : 'products.jsonl'), 'utf8');
    expect(written).toContain(csv ? 'A-1' : '"STORAGE_PLACE":"A-1"');
    const clock = () => new Date('2026-11-28T00:00:00Z');
    const report = await importCatalogue(opened.db, { folder, source: 'import', clock });
    expect(report).toMatchObject({ changed: 0, added: 0, retired: 0, refused: 0 });
  }
});

test.each([
  ['A-03-2', true],
  ['x'.repeat(40), true],
  [null, true],
  ['x'.repeat(41), false],
  ['', false],
  [' A', false],
  ['A\nB', false],
  [7, false],
])('STORAGE_PLACE: %j', (STORAGE_PLACE, isTaken) => {
  expect(productLine.isValidSync({ ...testProduct(1), STORAGE_PLACE }, { strict: true })).toBe(isTaken);
});

test('a product without a place keeps the hash that it had before the shop knew places', () => {
  const { contentHash } = productRow(testProduct(1)).row;
  expect(productRow(testProduct(1, { STORAGE_PLACE: null })).row.contentHash).toBe(contentHash);
  expect(productRow(testProduct(1, { STORAGE_PLACE: 'A-1' })).row.contentHash).not.toBe(contentHash);
});
