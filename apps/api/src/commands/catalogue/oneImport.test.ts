import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { testProducts, writeTestCatalogue } from '../../../testing/testCatalogue.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import { sentFile } from '../../../testing/uploadedCatalogue.ts';
import { acceptImport, claimImport, readImport } from '../../catalogue/uploads/importRows.ts';
import { importWorker } from '../../catalogue/uploads/importWorker.ts';
import { takeUpload } from '../../catalogue/uploads/takeUpload.ts';
import { products } from '../../db/schema.ts';
import { catalogueCommand } from './run.ts';

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

const current = () => readImport(shop.db, shop.time.now);
const upload = () => {
  const lines = testProducts.map((line) => `${JSON.stringify(line)}\n`).join('');
  const files = [sentFile('products.jsonl', lines)];
  return takeUpload({ ...shop, now: shop.time.now }, { files, by: 'anna', keepStock: false });
};
const worker = () =>
  importWorker({ ...shop, clock: () => shop.time.now, log: (line) => void shop.lines.push(line), mediaFolder });

/** Types a command; `onProgress` runs while it is at work. */
async function type(words: readonly string[], onProgress: () => void = () => undefined): Promise<number> {
  const work = catalogueCommand.parse(words, '/');
  if (work?.needs !== 'shop') throw new Error('The words make no sense.');
  const output = { say: () => undefined, complain: () => undefined, progress: onProgress, ask: null };
  const place = { db: shop.db, mediaFolder, output, clock: () => shop.time.now, currentShop: () => exampleShop };
  return work.run({ ...place, deskOrigin: '', payments: {}, labels: null, log: () => undefined });
}

test('record 0149: a command waits for the upload that is checked or taken over, and says whose it is', async () => {
  const folder = writeTestCatalogue(testProducts.slice(0, 2));
  const count = await shop.db.$count(products);
  await upload();
  const busy =
    /^anna has begun with products\.jsonl at 2026-11-\d\d \d\d:\d\d UTC, and it is being checked \(0 %\)\. One/;
  for (const words of [
    ['import', folder, '--retire-many'],
    ['import', folder, '--dry-run'],
  ])
    await expect(type(words)).rejects.toThrow(busy);
  await worker().run();
  const { id = '' } = (await current()) ?? {};
  expect(await acceptImport(shop.db, { id, by: 'bert', retireMany: false }, shop.time.now)).toBe(true);
  await claimImport(shop.db, shop.time.now);
  await expect(type(['import', folder, '--retire-many'])).rejects.toThrow(/it is being taken over for bert \(0 %\)/);
  expect(await shop.db.$count(products), 'nothing was imported').toBe(count);
  // A process that was killed is at work no more.
  shop.time.now = new Date(shop.time.now.getTime() + 30_001);
  expect(await type(['import', folder, '--retire-many'])).toBe(0);
});

test('and the desk for the command: it shows how far it is, and takes no upload', async () => {
  const seen: Promise<unknown>[] = [];
  const folder = writeTestCatalogue();
  await type(['import', folder], () => {
    if (seen.length === 0) seen.push(current(), upload());
  });
  const [shown, refused] = await Promise.all(seen);
  expect(shown).toMatchObject({ state: 'importing', by: 'pnpm catalogue import', open: false });
  expect(refused).toEqual({ refusal: 'busy', reason: '' });
  const after = await current();
  expect(after).toMatchObject({ state: 'done', percent: 100, open: false, report: { refused: 0 } });
  expect(folder.endsWith(after?.files[0] ?? 'none')).toBe(true);
  expect((await upload()).refusal).toBeNull();
});

test('a command that fails or is killed leaves the place free, and nothing that the desk could take over', async () => {
  const folder = writeTestCatalogue();
  writeFileSync(join(folder, 'products.jsonl'), '');
  await expect(type(['import', folder])).rejects.toThrow(/holds no product/);
  const failed = await current();
  expect(failed).toMatchObject({ state: 'failed', open: false, reason: 'Its terminal says why.' });
  const take = { id: failed?.id ?? '', by: 'bert', retireMany: false };
  expect(await acceptImport(shop.db, take, shop.time.now)).toBe(false);
  expect(await type(['import', writeTestCatalogue()])).toBe(0);
});
