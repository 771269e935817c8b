import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { specifiedLimits } from '@platine/domain/cart/limit.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../../testing/emptyDatabase.ts';
import { faultyDatabase } from '../../../testing/faultyDatabase.ts';
import { testSkus, writeTestCatalogue } from '../../../testing/testCatalogue.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import { openDatabase } from '../../db/open.ts';
import { productEdits } from '../../db/productEditSchema.ts';
import { loadFull } from '../../services/products.ts';
import { importCatalogue } from '../importCatalogue.ts';
import { addDocument } from './addDocument.ts';
import { editProduct } from './editProduct.ts';

let opened: OpenedDatabase;
let mediaFolder: string;
const now = new Date('2026-11-27T00:00:00Z');
const sku = testSkus.plain;
const take = () =>
  importCatalogue(opened.db, {
    folder: writeTestCatalogue(),
    source: 'import',
    clock: () => new Date('2026-11-28T00:00:00Z'),
  });

beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
  await take();
  mediaFolder = join(testFolder(), 'media');
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n%${text}\n%%EOF\n`);
const add = (file: Buffer, key: string, db = opened.db) =>
  addDocument(
    { db, now, mediaFolder },
    { sku, file, kind: 'MANUAL', language: 'DE', by: 'anna', why: `${key}.pdf`, key },
  );

async function shown() {
  const [listed] = await loadFull({ db: opened.db, limits: specifiedLimits }, [sku]);
  return listed?.documents ?? [];
}

test('a document by hand is offered at once, with its kind, language and size', async () => {
  const before = await shown();
  expect(await add(pdf('one'), 'one')).toEqual({ result: 'done', refusal: null, reason: '' });
  const after = await shown();
  expect(after).toHaveLength(before.length + 1);
  expect(after.at(-1)?.file).toEqual({ kind: 'MANUAL', bytes: pdf('one').length });
  const address = after.at(-1)?.url.DE ?? '';
  expect(address).toMatch(/^\/media\/[0-9a-f]{32}\.pdf$/);
  expect(existsSync(join(mediaFolder, address.slice('/media/'.length)))).toBe(true);
  await add(pdf('one'), 'again');
  expect(await shown(), 'the same file in the same language').toEqual(after);
});

test('a kill at any statement adds it once or not at all', async () => {
  const count = () => opened.db.$count(productEdits, eq(productEdits.kind, 'document'));
  const before = await count();
  for (let stopAt = 1; stopAt < 30; stopAt += 1)
    await add(pdf('two'), 'two', faultyDatabase(opened.db, stopAt)).catch(() => undefined);
  await add(pdf('two'), 'two');
  expect(await count()).toBe(before + 1);
});

test.each([
  ['noPdf', Buffer.from('hello')],
  ['noPdf', Buffer.from('<html><script>alert(1)</script></html>')],
  ['largePicture', Buffer.alloc(25 * 1024 * 1024 + 1)],
] as const)('a file is refused as %s, and changes nothing', async (refusal, file) => {
  const before = await shown();
  expect(await add(file, refusal)).toEqual({ result: 'refused', refusal, reason: '' });
  expect(await shown()).toEqual(before);
});

test('a change of another kind leaves the documents alone, and the next import says that it overwrites them', async () => {
  const before = await shown();
  const request = { sku, by: 'anna', why: 'weighed', key: 'weight', seen: 1_000_000 };
  const cells = [{ heading: 'WEIGHT_GRAMS', text: '81' }];
  await editProduct({ db: opened.db, now }, { ...request, edit: { kind: 'cells', cells } });
  expect(await shown()).toEqual(before);
  const overwritten = (await take()).overwrites.filter(({ field }) => field === 'DOCUMENTS');
  expect(overwritten).toEqual([{ sku, field: 'DOCUMENTS', by: 'anna', day: '2026-11-27' }]);
});
