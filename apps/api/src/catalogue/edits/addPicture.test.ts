import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { specifiedLimits } from '@platine/domain/cart/limit.ts';
import { productPictures } from '@platine/domain/catalog/assets.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../../testing/emptyDatabase.ts';
import { faultyDatabase } from '../../../testing/faultyDatabase.ts';
import { testPicture } from '../../../testing/pictures.ts';
import { testSkus, writeTestCatalogue } from '../../../testing/testCatalogue.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import { openDatabase } from '../../db/open.ts';
import { productEdits } from '../../db/productEditSchema.ts';
import { searchVersion } from '../../db/searchSchema.ts';
import { readCatalogueState } from '../../search/catalogueState.ts';
import { loadListed } from '../../services/products.ts';
import { importCatalogue } from '../importCatalogue.ts';
import { addPicture } from './addPicture.ts';
import { editProduct } from './editProduct.ts';

let opened: OpenedDatabase;
let mediaFolder: string;
const now = new Date('2026-11-25T00:00:00Z');
const sku = testSkus.plain;
const take = () =>
  importCatalogue(opened.db, {
    folder: writeTestCatalogue(),
    source: 'import',
    clock: () => new Date('2026-11-26T00:00:00Z'),
  });

beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
  await take();
  mediaFolder = join(testFolder(), 'media');
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

const add = (file: Buffer, key: string, db = opened.db) =>
  addPicture({ db, now, mediaFolder }, { sku, file, by: 'anna', why: `${key}.jpg`, key });

async function shown(): Promise<string[]> {
  const [listed] = await loadListed({ db: opened.db, limits: specifiedLimits }, [sku]);
  return productPictures(listed?.assets ?? [], 'EN').map(({ url }) => url);
}

test('a picture by hand is shown at once in place of the drawing, with its files in all widths', async () => {
  const [before, version] = [await readCatalogueState(opened.db), await versionOf()];
  expect((await shown())[0]).toMatch(/^\/pictures\//);
  expect(await add(await testPicture('red', { width: 600 }), 'red')).toEqual({
    result: 'done',
    refusal: null,
    reason: '',
  });
  const [address = ''] = await shown();
  expect(address).toMatch(/^\/media\/[0-9a-f]{32}-600x40\/600\.webp$/);
  const files = readdirSync(join(mediaFolder, address.split('/')[2] ?? ''));
  expect(files.toSorted()).toEqual([
    '192.avif',
    '192.webp',
    '480.avif',
    '480.webp',
    '600.avif',
    '600.webp',
    'original',
  ]);
  expect(await versionOf()).toBe(version + 1);
  expect(await readCatalogueState(opened.db), 'kept pages are drawn anew').not.toBe(before);
});

const versionOf = async () => (await opened.db.select().from(searchVersion))[0]?.version ?? 0;

test('a kill at any statement adds it once or not at all', async () => {
  const file = await testPicture('blue');
  const count = () => opened.db.$count(productEdits, eq(productEdits.kind, 'picture'));
  const before = await count();
  for (let stopAt = 1; stopAt < 30; stopAt += 1)
    await add(file, 'blue', faultyDatabase(opened.db, stopAt)).catch(() => undefined);
  await add(file, 'blue');
  expect(await count()).toBe(before + 1);
});

test('several at once are all added', async () => {
  const files = await Promise.all(['#010', '#020', '#030'].map((colour) => testPicture(colour)));
  await Promise.all(files.map((file, index) => add(file, `several-${index}`)));
  const kinds = await opened.db.$count(productEdits, eq(productEdits.kind, 'picture'));
  expect(kinds).toBe(5);
});

test.each([
  ['otherFile', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['otherFile', Buffer.from('hello')],
  ['largePicture', Buffer.alloc(25 * 1024 * 1024 + 1)],
] as const)('a file is refused as %s, and changes nothing', async (refusal, file) => {
  const before = await versionOf();
  expect(await add(file, refusal)).toEqual({ result: 'refused', refusal, reason: '' });
  expect(await versionOf()).toBe(before);
});

test('one that is cut off and one of too many pixels are told apart', async () => {
  const cut = (await testPicture('red')).subarray(0, 200);
  expect(await add(cut, 'cut')).toMatchObject({ refusal: 'damagedPicture' });
  const wide = await testPicture('red', { width: 16_000, height: 4001, format: 'png' });
  expect(await add(wide, 'wide')).toMatchObject({ refusal: 'tooManyPixels' });
}, 60_000);

test('the next import says that it overwrites the pictures', async () => {
  const request = { sku, by: 'anna', why: 'none', key: 'none', seen: 1_000_000 };
  await editProduct({ db: opened.db, now }, { ...request, edit: { kind: 'pictures', pictures: [] } });
  await add(await testPicture('#0f0'), 'kept');
  expect((await take()).overwrites).toEqual([{ sku, field: 'PICTURES', by: 'anna', day: '2026-11-25' }]);
  expect((await shown())[0]).toMatch(/^\/pictures\//);
});
