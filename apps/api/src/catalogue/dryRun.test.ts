import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MediaShop } from '../../testing/mediaShop.ts';
import { catalogueWith, copyright, manual, openMediaShop, picture } from '../../testing/mediaShop.ts';
import { testPicture } from '../../testing/pictures.ts';
import { testProduct, testSkus, writeTestCatalogue } from '../../testing/testCatalogue.ts';
import { articleNumbers, products } from '../db/schema.ts';
import { addPicture } from './edits/addPicture.ts';
import { createProduct } from './edits/createProduct.ts';
import { importCatalogue } from './importCatalogue.ts';
import { keptNumbers, plannedNumbers } from './mapping/articleNumbers.ts';

let shop: MediaShop;
const now = new Date('2026-11-25T00:00:00Z');
beforeAll(async () => {
  shop = await openMediaShop();
}, 120_000);
afterAll(() => shop.close());

const take = (folder: string, { dryRun = false, retireMany = false } = {}) => {
  const media = { mediaFolder: shop.mediaFolder, privateAddresses: true };
  return importCatalogue(shop.db, { folder, source: 'import', clock: () => now, retireMany, media, dryRun });
};

/** The contents of every table, in which each change shows. */
async function contents(): Promise<Record<string, string>> {
  const tables = await shop.db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public'`);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const rows = sql<string | null>`md5(string_agg(t::text, '|' order by t::text))`;
    const [table] = await shop.db.select({ rows }).from(sql`${sql.identifier(name)} t`);
    found[name] = table?.rows ?? '';
  }
  return found;
}

test('a dry run says what the import then does, writes nothing and fetches nothing', async () => {
  const assets = [picture('pictures/red.jpg'), picture(`${shop.web}/green.jpg`), copyright('© Lentz'), manual];
  const folder = await catalogueWith(assets);
  const before = await contents();
  const planned = await take(folder, { dryRun: true });
  expect(await contents()).toEqual(before);
  expect(shop.asked).toEqual([]);
  const { added, changed, unchanged, retired } = await take(folder);
  expect(planned).toMatchObject({ added, changed, unchanged, retired });
  expect(planned.planned.map(({ kind, sku }) => [kind, sku])).toEqual([
    ['added', testSkus.plain],
    ['added', testSkus.stepped],
  ]);
  expect(await take(folder, { dryRun: true }), 'pictures that the shop has are no change').toMatchObject({
    unchanged: 2,
    changed: 0,
    planned: [],
  });
});

test('it names what it would overwrite by hand, and products by hand that it would retire', async () => {
  const by = { by: 'anna', why: 'test', key: 'dry' };
  const place = { db: shop.db, now, mediaFolder: shop.mediaFolder };
  await addPicture(place, { ...by, sku: testSkus.plain, file: await testPicture('#123') });
  const lens = {
    sku: 777_001,
    name: { EN: 'Lens' },
    manufacturerId: 1,
    partNumber: '',
    gtin: '',
    categoryPath: '1.2.1.1',
    price: null,
    stock: 0,
    weightGrams: 1,
  };
  await createProduct({ db: shop.db, now }, { ...by, key: 'lens', product: lens });
  const before = await contents();
  const { changed, retired, overwrites, planned } = await take(
    writeTestCatalogue([testProduct(testSkus.plain), testProduct(testSkus.stepped)]),
    { dryRun: true },
  );
  expect([changed, retired]).toEqual([1, 1]);
  expect(planned).toMatchObject([
    { kind: 'changed', sku: testSkus.plain },
    { kind: 'retired', sku: 777_001, name: { EN: 'Lens' } },
  ]);
  expect(overwrites).toEqual([
    { sku: testSkus.plain, field: 'PICTURES', by: 'anna', day: '2026-11-25' },
    { sku: 777_001, field: null, by: 'anna', day: '2026-11-25' },
  ]);
  expect(await contents()).toEqual(before);
  expect(await shop.db.$count(products, eq(products.withdrawn, true))).toBe(0);
});

test('it tells of a large removal that would be held back, and refuses the lines that an import refuses', async () => {
  const folder = writeTestCatalogue([testProduct(testSkus.plain, { MANUFACTURER_ID: 999 })]);
  const planned = await take(folder, { dryRun: true });
  expect(planned).toMatchObject({ refused: 1, retired: 0, skippedRemovals: [{ what: 'products', gone: 2, of: 3 }] });
  expect(await take(folder, { dryRun: true, retireMany: true })).toMatchObject({ retired: 2 });
});

test('articles of a table get the numbers that the import then gives them', async () => {
  const numbers = ['A-1', 'A-2'];
  const planned = await plannedNumbers(shop.db)(numbers);
  expect(await shop.db.$count(articleNumbers)).toBe(0);
  expect(await keptNumbers(shop.db)(numbers)).toEqual(planned);
  const next = plannedNumbers(shop.db);
  const kept = new Map(await next(['A-2', 'A-3']));
  expect(kept.get('A-2')).toBe(planned.get('A-2'));
  expect((await next(['A-3', 'A-4'])).get('A-4')).toBe((kept.get('A-3') ?? 0) + 1);
});
