import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { testPicture } from '../../../testing/pictures.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { testProduct, testProducts, testSkus } from '../../../testing/testCatalogue.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import { sentFile, uploadCatalogue } from '../../../testing/uploadedCatalogue.ts';
import { catalogueImports } from '../../db/importSchema.ts';
import { products } from '../../db/schema.ts';
import { addPicture } from '../edits/addPicture.ts';
import { readDeskStructure } from '../edits/deskStructure.ts';
import { editProduct } from '../edits/editProduct.ts';
import { editStructure } from '../edits/editStructure.ts';
import { exportCatalogue } from '../exportCatalogue.ts';
import { acceptImport, claimImport, readImport } from './importRows.ts';
import { importWorker } from './importWorker.ts';
import { takeUpload } from './takeUpload.ts';
import { removeUploads } from './uploadFolder.ts';

let shop: TestApp;
let mediaFolder: string;
beforeEach(async () => {
  await shop?.close();
  shop = await openTestApp();
  mediaFolder = testFolder();
}, 60_000);
afterAll(async () => {
  await shop.close();
  removeTestFolders();
});

const worker = () =>
  importWorker({ ...shop, clock: () => shop.time.now, log: (line) => void shop.lines.push(line), mediaFolder });
const upload = (files: Parameters<typeof uploadCatalogue>[1], change = {}) =>
  uploadCatalogue({ ...shop, imports: worker() }, files, change);
const current = () => readImport(shop.db, shop.time.now);
const take = async (id: string, retireMany = false) =>
  acceptImport(shop.db, { id, by: 'bert', retireMany }, shop.time.now);
const linesOf = (lines: readonly object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
const rowOf = async (sku: number) => (await shop.db.select().from(products).where(eq(products.sku, sku)))[0];

/** The shop's own export as somebody downloads it, without its pictures. */
async function exported(csv: boolean): Promise<string> {
  const folder = testFolder();
  await exportCatalogue(shop.db, { folder, mediaFolder, csv });
  return readFileSync(join(folder, csv ? 'products.csv' : 'products.jsonl'), 'utf8');
}

test.each([
  ['products.csv', true],
  ['products (1).csv', true],
  ['products.jsonl', false],
])('the shop’s own %s alone changes nothing, and its pictures stay', async (name, csv) => {
  const by = { by: 'anna', why: 'test', key: 'one' };
  const file = await testPicture('#123');
  await addPicture({ db: shop.db, now: shop.time.now, mediaFolder }, { ...by, sku: testSkus.plain, file });
  const text = await exported(csv);
  await take((await upload([sentFile(name, text)])).id);
  await worker().run();
  const pictured = (await rowOf(testSkus.plain))?.assets;
  const again = await upload([sentFile(name, text)]);
  expect(again).toMatchObject({ state: 'checked', files: [name], report: { refused: 0, retired: 0, mediaLeftOut: 0 } });
  expect(again.report).toMatchObject({ unchanged: testProducts.length, changed: 0, added: 0, planned: [] });
  expect(pictured).toHaveLength(1);
});

test('a check writes nothing, names what changes and what was changed by hand, and the import does the same', async () => {
  const request = { sku: testSkus.plain, by: 'anna', why: 'test', key: 'one', seen: 0 };
  const texts = { kind: 'texts', name: { EN: 'By hand' }, description: {} } as const;
  await editProduct({ db: shop.db, now: shop.time.now }, { ...request, edit: texts });
  const lines = testProducts.map((line) => ({ ...line, WEIGHT_GRAMS: line.SKU === testSkus.school ? 99 : 1 }));
  const checked = await upload([sentFile('mine.jsonl', linesOf([...lines, testProduct(5), { SKU: 6 }]))]);
  const { report } = checked;
  expect(report?.planned).toMatchObject([
    { kind: 'added', sku: 5 },
    { kind: 'changed', sku: testSkus.plain },
    { kind: 'changed', sku: testSkus.school },
  ]);
  expect(report?.overwrites).toContainEqual({ sku: testSkus.plain, field: 'NAME_EN', by: 'anna', day: '2026-11-21' });
  expect(report?.refusals).toMatchObject([{ file: 'mine.jsonl', line: lines.length + 2 }]);
  expect((await rowOf(testSkus.school))?.weightGrams).toBe(1);
  expect(await take(checked.id)).toBe(true);
  await worker().run();
  expect(await current()).toMatchObject({
    state: 'done',
    takenBy: 'bert',
    open: false,
    written: { added: 1, changed: 2 },
    report: { added: 1, changed: 2, refused: 1 },
  });
  expect((await rowOf(testSkus.school))?.weightGrams).toBe(99);
  expect(shop.lines).toContainEqual({ event: 'catalogue', kind: 'import', by: 'bert', changed: 3, refused: 1 });
  expect(readdirSync(shop.uploadFolder), 'the files are gone').toEqual([]);
});

test('makers, categories and the menu that nobody uploads are those of the shop when it is taken over, with what was changed by hand since the check', async () => {
  const checked = await upload([sentFile('products.jsonl', await exported(false))]);
  const entry = { kind: 'category', ref: '1.2.2', name: { EN: 'Blocks' } } as const;
  const request = { edit: { act: 'changed', entry }, by: 'anna', why: 'test', key: 'one', seen: 0 } as const;
  await editStructure({ db: shop.db, now: shop.time.now }, request);
  expect(await take(checked.id)).toBe(true);
  await worker().run();
  expect(await current()).toMatchObject({ state: 'done', report: { structureOverwrites: [], overwritten: 0 } });
  const { categories, changes } = await readDeskStructure(shop.db);
  expect(categories.find(({ ref }) => ref === '1.2.2')?.name).toEqual({ EN: 'Blocks' });
  expect(changes).toMatchObject([{ overwritten: false }]);
});

const table = 'Artikelnummer;Bezeichnung;Preis brutto (17 %);Kategorie\nA-1;Lupe;12,50;Werkzeug\n';

test('a table is read by its mapping file, or by a guess that says what it assumes', async () => {
  const guessed = await upload([sentFile('artikel.csv', table)]);
  expect(guessed).toMatchObject({ state: 'checked', report: { added: 1, refused: 0 } });
  expect(guessed.report?.warnings[0]).toContain('were guessed');
  const mapping = readFileSync(join(shop.uploadFolder, guessed.id, 'guessed.json'), 'utf8');
  const mapped = await upload([sentFile('artikel.csv', table), sentFile('artikel.map.json', mapping)]);
  expect(mapped.report?.warnings.join('\n')).not.toContain('guessed');
  expect(await take(mapped.id, true)).toBe(true);
  await worker().run();
  expect(await current()).toMatchObject({ state: 'done', percent: 100, report: { added: 1 } });
});

test.each([
  [[sentFile('a.csv', 'x;y\n1;2\n')], /needs a mapping file.*pnpm catalogue map/],
  [[sentFile('a.xlsx', 'no workbook')], /a\.xlsx/],
  [[sentFile('products.jsonl', '')], /holds no product/],
  [[sentFile('a.csv', table), sentFile('b.json', '{}')], /b\.json/],
])('what cannot be read says why, without the folders of the machine', async (files, reason) => {
  const found = await upload(files);
  expect(found).toMatchObject({ state: 'unreadable', open: false });
  expect(found.reason).toMatch(reason);
  expect(found.reason).not.toContain(shop.uploadFolder);
  expect(await take(found.id)).toBe(false);
});

test('a stop in the middle is told, what was written stays, and the same files are taken over again', async () => {
  const many = Array.from({ length: 1200 }, (_, index) => testProduct(200_000 + index));
  const { id } = await upload([sentFile('products.jsonl', linesOf([...testProducts, ...many]))]);
  await take(id);
  const stopping = importWorker({
    ...shop,
    clock: () => shop.time.now,
    log: () => undefined,
    mediaFolder,
  });
  const running = stopping.run();
  await vi.waitFor(async () => expect(await shop.db.$count(products)).toBeGreaterThan(testProducts.length), 20_000);
  stopping.stop();
  await running;
  const stopped = await current();
  expect(stopped).toMatchObject({ state: 'interrupted', open: true });
  expect(stopped?.written.added).toBeGreaterThan(0);
  expect(stopped?.written.added).toBeLessThan(1200);
  expect(await take(id)).toBe(true);
  await worker().run();
  expect(await current()).toMatchObject({ state: 'done' });
  expect(await shop.db.$count(products)).toBe(testProducts.length + 1200);
}, 60_000);

test('a process that has ended without a word is noticed after half a minute, and cannot end what another one began', async () => {
  const { id } = await upload([sentFile('products.jsonl', linesOf(testProducts))]);
  await take(id);
  const lost = await claimImport(shop.db, shop.time.now);
  expect(lost?.state).toBe('importing');
  expect(await claimImport(shop.db, shop.time.now), 'one process at a time').toBeNull();
  expect(await current()).toMatchObject({ state: 'importing', open: false });
  shop.time.now = new Date(shop.time.now.getTime() + 30_001);
  expect(await current()).toMatchObject({ state: 'interrupted', open: true });
  expect(await take(id)).toBe(true);
  await worker().run();
  expect(await current()).toMatchObject({ state: 'done' });
  const files = [sentFile('products.jsonl', linesOf(testProducts))];
  await takeUpload({ ...shop, now: shop.time.now }, { files, by: 'anna', keepStock: false });
  await claimImport(shop.db, shop.time.now);
  shop.time.now = new Date(shop.time.now.getTime() + 30_001);
  await worker().run();
  expect(await current(), 'a check is begun again').toMatchObject({ state: 'checked' });
});

test('a crash is logged and told, and it can be taken over again', async () => {
  const { id } = await upload([sentFile('products.jsonl', linesOf(testProducts))]);
  await take(id);
  await removeUploads(shop.uploadFolder, {});
  await worker().run();
  expect(await current()).toMatchObject({ state: 'failed', reason: '', open: true });
  expect(shop.lines).toContainEqual(expect.objectContaining({ event: 'crash', route: 'catalogue import' }));
});

test('files are kept for a day', async () => {
  const { id } = await upload([sentFile('products.jsonl', linesOf(testProducts))]);
  const folder = join(shop.uploadFolder, id);
  mkdirSync(join(shop.uploadFolder, 'older'));
  const now = new Date();
  const old = new Date(now.getTime() - 86_400_001);
  utimesSync(join(shop.uploadFolder, 'older'), old, old);
  await removeUploads(shop.uploadFolder, { now });
  expect([existsSync(folder), readdirSync(shop.uploadFolder).length]).toEqual([true, 1]);
  shop.time.now = new Date(shop.time.now.getTime() + 86_400_001);
  expect(await current()).toBeNull();
  expect(await take(id)).toBe(false);
});

test('with its stock kept, an old export brings back nothing that was sold', async () => {
  const text = await exported(false);
  await take(
    (await upload([sentFile('products.jsonl', text.replaceAll('"AMOUNT":50,"TIME', '"AMOUNT":60,"TIME'))])).id,
  );
  await worker().run();
  await shop.db.update(products).set({ stockAmount: 3 });
  const kept = await upload([sentFile('products.jsonl', text)], { keepStock: true });
  await take(kept.id);
  await worker().run();
  expect((await rowOf(testSkus.plain))?.stockAmount).toBe(3);
  expect(await shop.db.$count(catalogueImports)).toBe(1);
});
