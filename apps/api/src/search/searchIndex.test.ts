import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SearchRequest } from '@platine/domain/search/searchRequest.ts';
import { importCatalogue } from '../catalogue/importCatalogue.ts';
import { testProduct, testProducts, testSkus, writeTestCatalogue } from '../../testing/testCatalogue.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { products } from '../db/schema.ts';
import { readCatalogueState } from './catalogueState.ts';
import { searchProducts } from './search.ts';

let opened: OpenedDatabase;
const take = (folder: string) =>
  importCatalogue(opened.db, { folder, source: 'import', retireMany: true, clock: () => new Date('2026-05-01') });
const find = (request: Partial<SearchRequest>) =>
  searchProducts(
    opened.db,
    { text: '', view: 'listing', skip: 0, limit: 100, sort: 'relevance', filters: {}, withFacets: false, ...request },
    { day: '2026-05-01', language: 'EN' },
  );
const inStock = async () => {
  const facets = [{ key: 'STOCK', values: ['IN_STOCK'], min: null, max: null }];
  const found = await find({ withFacets: true, filters: { facets } });
  return found.skus.includes(testSkus.plain);
};

beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
});
beforeEach(async () => {
  await take(writeTestCatalogue());
});
afterAll(() => opened.close());

test('the next search sees what an import added, changed and retired', async () => {
  const before = await find({});
  expect(before.total).toBe(testProducts.length);
  const [gone, ...rest] = testProducts;
  await take(writeTestCatalogue([...rest, testProduct(900_777, { NAME: { EN: 'Quokka lamp' } })]));
  const after = await find({});
  expect(after.skus).toContain(900_777);
  expect(after.skus).not.toContain(gone?.SKU);
  expect((await find({ text: 'quokka' })).skus).toEqual([900_777]);
});

test('the next search of every process sees stock that ran out or came back', async () => {
  const stock = (amount: number) =>
    opened.db.update(products).set({ stockAmount: amount }).where(eq(products.sku, testSkus.plain));
  await stock(3);
  expect(await inStock()).toBe(true);
  await stock(0);
  expect(await inStock()).toBe(false);
  await stock(3);
  expect(await inStock()).toBe(true);
});

test('the state of the catalogue differs after an import and after a change of stock, and stays while nothing changes', async () => {
  const before = await readCatalogueState(opened.db);
  expect(await readCatalogueState(opened.db)).toBe(before);
  await opened.db.update(products).set({ stockAmount: 7 }).where(eq(products.sku, testSkus.plain));
  const sold = await readCatalogueState(opened.db);
  await take(writeTestCatalogue());
  expect(new Set([before, sold, await readCatalogueState(opened.db)]).size).toBe(3);
});

test('after a search fails in the database, the next one works', async () => {
  await opened.db.execute(sql`alter table search_version rename to away`);
  await expect(find({})).rejects.toThrow('search_version');
  await opened.db.execute(sql`alter table away rename to search_version`);
  expect((await find({})).total).toBe(testProducts.length);
});
