import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchRequest } from '@platine/domain/search/searchRequest.ts';
import { importCatalogue } from '../catalogue/importCatalogue.ts';
import { testProduct, testProducts, testSkus, writeTestCatalogue } from '../../testing/testCatalogue.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { products } from '../db/schema.ts';
import { productStock } from '../db/searchSchema.ts';
import { readCatalogueState } from './catalogueState.ts';
import { maxStockChanges, readIndexDelta } from './indexDelta.ts';
import { searchProducts } from './search.ts';
import { awaitedSize } from './searchIndex.ts';
import { incrementSearchVersion } from './searchVersion.ts';

let opened: OpenedDatabase;
const take = (folder: string) =>
  importCatalogue(opened.db, { folder, source: 'import', retireMany: true, clock: () => new Date('2026-05-01') });
const find = (request: Partial<SearchRequest>) =>
  searchProducts(
    opened.db,
    { text: '', view: 'listing', skip: 0, limit: 100, sort: 'relevance', filters: {}, withFacets: false, ...request },
    { day: '2026-05-01', language: 'EN', synonyms: [] },
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

test('a wrong letter that makes another known word is corrected, too, when nothing is found', async () => {
  await take(writeTestCatalogue([...testProducts, testProduct(900_778, { NAME: { EN: 'Quokka rotor' } })]));
  const found = await find({ text: 'klots rotor' });
  expect([found.corrected, found.skus]).toEqual(['klots motor', [testSkus.scarce]]);
  expect((await find({ text: 'quokka rotor' })).corrected).toBeNull();
});

describe('a stock feed', () => {
  const feed = (amount: number) => opened.db.update(products).set({ stockAmount: amount, stockPresaleDate: null });
  const facets = [{ key: 'STOCK', values: ['IN_STOCK'], min: null, max: null }];
  const totalInStock = async () => (await find({ withFacets: true, filters: { facets } })).total;

  test('with more changes than one search reads is in the index soon after', async () => {
    const many = Array.from({ length: maxStockChanges + 1 }, (_, index) => testProduct(910_000 + index, {}));
    await take(writeTestCatalogue([...testProducts, ...many]));
    await feed(0);
    await vi.waitFor(async () => expect(await totalInStock()).toBe(0));
    await feed(1);
    await vi.waitFor(async () => expect(await totalInStock()).toBe(testProducts.length + many.length), 5000);
  });

  test('is read once', async () => {
    await feed(0);
    await feed(3);
    expect(await totalInStock()).toBe(testProducts.length);
    const { seen } = await readIndexDelta(opened.db, { stockFrom: null, terms: [] });
    const { stock } = await readIndexDelta(opened.db, { stockFrom: seen, terms: [] });
    expect(stock).toBe('');
  });

  test('that brings nothing new changes neither products nor the state of the catalogue', async () => {
    await feed(3);
    const before = await readCatalogueState(opened.db);
    await feed(3);
    expect(await readCatalogueState(opened.db)).toBe(before);
  });

  test('changes of another database, whose transactions have higher numbers, are not read as new', async () => {
    await opened.db.update(productStock).set({ changedIn: '9000000000' });
    const { stock } = await readIndexDelta(opened.db, { stockFrom: 0n, terms: [] });
    expect(stock).toBe('');
    await feed(0);
    expect(await totalInStock()).toBe(0);
  });
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

test('a large catalogue is searched in its old version until the new one is ready', async () => {
  const addRows = (from: number, to: number) =>
    // Without the products themselves, which would take seconds.
    opened.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      const skus = sql`generate_series(${from}::integer, ${to}::integer)`;
      await tx.execute(sql`insert into product_stock select ${skus}, true, '0'`);
      await tx.execute(
        sql`insert into product_search (sku, terms, facet_ids, manufacturer_id, reduced) select ${skus}, '', '{}', 1, false`,
      );
      await incrementSearchVersion(tx);
    });
  await addRows(1_000_001, 1_000_000 + awaitedSize);
  const before = testProducts.length + awaitedSize;
  expect((await find({})).total).toBe(before);
  await addRows(2_000_000, 2_000_000);
  expect((await find({})).total).toBe(before);
  await vi.waitFor(async () => expect((await find({})).total).toBe(before + 1), 10_000);
});
