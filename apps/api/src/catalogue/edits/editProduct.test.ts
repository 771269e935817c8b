import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductEdit } from '@platine/domain/desk/productEdit.ts';
import { emptyDatabase } from '../../../testing/emptyDatabase.ts';
import { faultyDatabase } from '../../../testing/faultyDatabase.ts';
import { testSkus, writeTestCatalogue } from '../../../testing/testCatalogue.ts';
import { removeTestFolders } from '../../../testing/testFolder.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import { openDatabase } from '../../db/open.ts';
import { productEdits } from '../../db/productEditSchema.ts';
import { products } from '../../db/schema.ts';
import { priceHistory, productSearch, searchVersion, searchWords } from '../../db/searchSchema.ts';
import { webhookOutbox } from '../../db/webhookSchema.ts';
import { importCatalogue } from '../importCatalogue.ts';
import { editProduct } from './editProduct.ts';

let opened: OpenedDatabase;
const dayBefore = new Date('2026-11-24T00:00:00Z');
const now = new Date('2026-11-25T00:00:00Z');
const nextDay = new Date('2026-11-26T00:00:00Z');
const sku = testSkus.plain;
const take = (day = nextDay) =>
  importCatalogue(opened.db, { folder: writeTestCatalogue(), source: 'import', clock: () => day });

beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
  await take(dayBefore);
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

const request = (edit: ProductEdit, key: string) => ({ sku, edit, by: 'anna', why: 'test', key, seen: 1_000_000 });
const edit = (change: ProductEdit, key: string) => editProduct({ db: opened.db, now }, request(change, key));

async function rowOf() {
  const [row] = await opened.db.select().from(products).where(eq(products.sku, sku));
  if (row === undefined) throw new Error('The product is missing.');
  return row;
}

const versionOf = async () => (await opened.db.select().from(searchVersion))[0]?.version ?? 0;

test('a stock that is counted while it is sold keeps the sale, and a kill at any statement counts it once or not at all', async () => {
  const { stockAmount: before } = await rowOf();
  for (let stopAt = 1; stopAt < 20; stopAt += 1)
    await editProduct(
      { db: faultyDatabase(opened.db, stopAt), now },
      request({ kind: 'stock', pieces: 5 }, 'count'),
    ).catch(() => undefined);
  await edit({ kind: 'stock', pieces: 5 }, 'count');
  expect((await rowOf()).stockAmount).toBe(before + 5);
  expect(await opened.db.$count(productEdits, eq(productEdits.kind, 'stock'))).toBe(1);
  const told = await opened.db.select({ event: webhookOutbox.event }).from(webhookOutbox);
  const POSITIONS = [{ SKU: sku, STOCK: before + 5 }];
  expect(told, 'other programs are told once').toEqual([{ event: { type: 'stock.changed', data: { POSITIONS } } }]);
  await Promise.all([edit({ kind: 'stock', pieces: 1 }, 'a'), edit({ kind: 'stock', pieces: 2 }, 'b')]);
  expect((await rowOf()).stockAmount).toBe(before + 8);
});

test('a name by hand is found at once, and the next import says that it overwrites it', async () => {
  const version = await versionOf();
  await edit({ kind: 'texts', name: { EN: 'Zyklotron' }, description: {} }, 'name');
  const words = await opened.db.select().from(searchWords).where(eq(searchWords.word, 'zyklotron'));
  expect(words).toHaveLength(1);
  expect(await versionOf()).toBe(version + 1);
  const report = await take();
  expect(report.overwrites).toContainEqual({ sku, field: 'NAME_EN', by: 'anna', day: '2026-11-25' });
  expect((await take()).overwrites, 'it says so once').toEqual([]);
});

test('D15: a price by hand goes into search and history; the files’ own price overwrites it with a word', async () => {
  await edit({ kind: 'price', price: 116, original: 200 }, 'price');
  const [found] = await opened.db.select().from(productSearch).where(eq(productSearch.sku, sku));
  expect(found).toMatchObject({ priceCents: 116, reduced: true });
  const past = await opened.db.select().from(priceHistory).where(eq(priceHistory.sku, sku));
  expect(past.map(({ priceCents }) => priceCents)).toContain(116);
  expect((await take()).overwrites).toContainEqual({ sku, field: 'PRICE', by: 'anna', day: '2026-11-25' });
});

test('a product that is not sold any more cannot be bought, and is found still', async () => {
  await edit({ kind: 'flags', noSale: true, noDiscount: false }, 'flag');
  expect(await rowOf()).toMatchObject({ orderable: false });
  expect(await opened.db.$count(productSearch, eq(productSearch.sku, sku))).toBe(1);
});

test('a text that an import would refuse is refused by hand, too', async () => {
  const { name } = await rowOf();
  const long = { EN: 'x'.repeat(201) };
  expect(await edit({ kind: 'texts', name: long, description: {} }, 'long')).toEqual({
    result: 'refused',
    refusal: 'line',
    reason: 'NAME must have at most 200 characters in each language',
  });
  expect((await rowOf()).name).toEqual(name);
});
