import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { specifiedLimits } from '@platine/domain/cart/limit.ts';
import { products } from '../db/schema.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { loadFull, loadListed } from '../services/products.ts';
import { findRetired } from '../services/retiredProducts.ts';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { testProduct, testProducts, writeTestCatalogue } from '../../testing/testCatalogue.ts';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import type { ProductLine } from './catalogueLines.ts';
import { exportCatalogue } from './exportCatalogue.ts';
import { checkCatalogue, importCatalogue } from './importCatalogue.ts';

let opened: OpenedDatabase;
const clock = () => new Date('2026-01-01T00:00:00Z');
const [old, next, later] = [900_010, 900_011, 900_012];

beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

const folderOf = (...lines: readonly ProductLine[]) => writeTestCatalogue([...testProducts, ...lines]);
const take = (folder: string) => importCatalogue(opened.db, { folder, clock, source: 'sample' });
const successorOf = async (sku: number) => (await findRetired(opened.db, sku))?.successor;
const replaced = testProduct(old, { SUCCESSOR: next });
const successor = testProduct(next);

beforeEach(async () => {
  await opened.db.delete(products).where(eq(products.sku, later));
  await take(folderOf(replaced, successor));
});

test('a product keeps its name, its categories and its successor when an import retires it', async () => {
  expect(await findRetired(opened.db, old)).toBeNull();
  expect(await take(folderOf(successor))).toMatchObject({ retired: 1 });
  const { NAME: name, CATEGORY_PATHS: categoryPaths } = replaced;
  expect(await findRetired(opened.db, old)).toEqual({ sku: old, name, categoryPaths, successor: next });
});

test('a successor that is retired in its turn leads to its own', async () => {
  await take(folderOf({ ...successor, SUCCESSOR: later }, testProduct(later)));
  expect(await successorOf(old)).toBe(next);
  await take(folderOf(testProduct(later)));
  expect(await successorOf(old)).toBe(later);
});

test('a retired product that comes back is in the catalogue again', async () => {
  await take(folderOf(successor));
  await take(folderOf(replaced, successor));
  expect(await findRetired(opened.db, old)).toBeNull();
});

test('a successor that the files no longer name is forgotten', async () => {
  expect(await take(folderOf(testProduct(old), successor))).toMatchObject({ changed: 1 });
  await take(folderOf(successor));
  expect(await successorOf(old)).toBeNull();
});

test.each([{ SUCCESSOR: null }, {}])('%o names none: the product stays unchanged', async (none) => {
  await take(folderOf(testProduct(old), successor));
  expect(await take(folderOf(testProduct(old, none), successor))).toMatchObject({ changed: 0 });
});

test.each([
  ['itself', { ...replaced, SUCCESSOR: old }, `SUCCESSOR ${old} is the product itself`],
  ['no SKU', { ...replaced, SUCCESSOR: 0 }, 'SUCCESSOR'],
  [
    'a substitute that is the product itself',
    { ...replaced, SUBSTITUTES: [next, old] },
    `SUBSTITUTES: ${old} is the product itself`,
  ],
  [
    'a date without last orders',
    { ...replaced, LIFECYCLE: 'ACTIVE' as const, LAST_ORDER_DATE: '2027-01-31' },
    'LAST_ORDER_DATE goes with LIFECYCLE LAST_ORDER alone',
  ],
  [
    'a day that there is not',
    { ...replaced, LIFECYCLE: 'LAST_ORDER' as const, LAST_ORDER_DATE: '2027-02-30' },
    'LAST_ORDER_DATE is no date',
  ],
])('%s is refused by a check and by an import', async (_, line, reason) => {
  const folder = folderOf(line, successor);
  for (const report of [await checkCatalogue(folder), await take(folder)]) {
    expect(report.refused).toBe(1);
    expect(report.refusals[0]?.reason).toContain(reason);
  }
});

test('a check and an import name a successor that is not in the files; it may stand in a later line', async () => {
  const said = `Product ${old}: its SUCCESSOR ${next} is not in the files.`;
  for (const read of [checkCatalogue, take]) {
    expect((await read(folderOf(replaced))).warnings).toContain(said);
    expect((await read(folderOf(replaced, successor))).warnings).not.toContain(said);
  }
});

test('an export names the successors', async () => {
  const folder = testFolder();
  await exportCatalogue(opened.db, { folder: folder, mediaFolder: testFolder() });
  expect(await take(folder)).toMatchObject({ changed: 0, retired: 0 });
  await take(folderOf(successor));
  expect(await successorOf(old)).toBe(next);
});

const lifeOf = async (load: typeof loadFull) =>
  (await load({ db: opened.db, limits: specifiedLimits }, [old]))[0]?.lifecycle;

test('the life of a product and its substitutes come with the files, and go with them', async () => {
  const line = testProduct(old, {
    SUCCESSOR: next,
    LIFECYCLE: 'LAST_ORDER',
    LAST_ORDER_DATE: '2027-01-31',
    SUBSTITUTES: [later, next],
  });
  const files = [line, successor, testProduct(later)] as const;
  expect(await take(folderOf(...files))).toMatchObject({ refused: 0, changed: 1 });
  const state = { state: 'LAST_ORDER', lastOrder: '2027-01-31' };
  expect(await lifeOf(loadFull)).toEqual({ ...state, replacements: [next, later] });
  expect(await lifeOf(loadListed)).toEqual({ ...state, replacements: [] });
  const exported = testFolder();
  await exportCatalogue(opened.db, { folder: exported, mediaFolder: testFolder() });
  expect(await take(exported)).toMatchObject({ changed: 0 });
  expect(await take(folderOf(replaced, successor, testProduct(later)))).toMatchObject({ changed: 1 });
  expect([await lifeOf(loadFull), await lifeOf(loadListed)]).toEqual([null, null]);
});

test('an active product shows its substitutes, and keeps its successor until it is retired', async () => {
  const active = testProduct(old, { SUCCESSOR: next, SUBSTITUTES: [later] });
  await take(folderOf(active, successor, testProduct(later)));
  expect(await lifeOf(loadFull)).toEqual({ state: 'ACTIVE', lastOrder: null, replacements: [later] });
  expect(await lifeOf(loadListed)).toBeNull();
});

test('a substitute that is not in the files is named', async () => {
  const said = `Product ${old}: its SUBSTITUTE ${later} is not in the files.`;
  expect((await checkCatalogue(folderOf({ ...replaced, SUBSTITUTES: [later] }, successor))).warnings).toContain(said);
});
