import { builtInLanguages } from '@platine/domain/language/language.ts';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopFactsOf } from '@platine/domain/shop/shop.ts';
import { afterAll, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { answerNotice } from '../http/noticeFiles.ts';
import { missingNotices, readNotices } from './noticeFiles.ts';
import { readShop } from './readShop.ts';
import { sampleShopFolder } from './sampleShop.ts';

afterAll(removeTestFolders);

/** The beginning of a PNG of some width, which is all that the shop looks at. */
function png(width: number, height = 594): Uint8Array {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** A shop's folder with notices by their names. */
function folderWith(files: Readonly<Record<string, Uint8Array>>): string {
  const folder = testFolder();
  cpSync(sampleShopFolder, folder, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  return folder;
}

test('D40: the shop takes the Commission’s file as it is, under an address with its hash, and pages get no bytes', () => {
  const shop = readShop(folderWith({ 'guarantee-notice-de.png': png(420) }));
  const { DE } = shop.guaranteeNotices;
  expect(DE).toMatchObject({ width: 420, height: 594, content: png(420) });
  expect(DE?.address).toMatch(/^\/guarantee\/notice-de-[0-9a-f]{16}\.png$/);
  const changed = readNotices(folderWith({ 'guarantee-notice-de.png': png(421) }));
  expect(changed.DE?.address).not.toBe(DE?.address);
  const facts = shopFactsOf(shop).guaranteeNotices;
  expect(facts).toEqual({ DE: { address: DE?.address, width: 420, height: 594 } });
});

test.each([
  ['narrower than the law’s 420 pixels', png(419)],
  ['another kind of file', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['no whole header', png(840).slice(0, 20)],
  ['larger than a page wants', new Uint8Array([...png(840), ...new Uint8Array(2_000_000)])],
])('D40: a file that is %s ends the start with a sentence', (_, bytes) => {
  expect(() => readShop(folderWith({ 'guarantee-notice-fr.png': bytes }))).toThrow(
    /^guarantee-notice-fr\.png is no PNG of 420 pixels in width at least and 2000000 bytes at most: take the Commission’s file as it is\.$/,
  );
});

test('D40: one sentence names the files that are missing, and there is none when all are there', () => {
  const some = readNotices(folderWith({ 'guarantee-notice-en.png': png(840) }));
  expect(missingNotices(some, builtInLanguages)).toMatch(
    /^The shop’s folder has no guarantee-notice-de\.png, guarantee-notice-fr\.png: /,
  );
  const all = ['en', 'de', 'fr'].map((language) => [`guarantee-notice-${language}.png`, png(840)] as const);
  expect(missingNotices(readNotices(folderWith(Object.fromEntries(all))), builtInLanguages)).toBeNull();
});

test('D40: the graphic is kept for ever at its address, and there is none at another', async () => {
  const guaranteeNotices = readNotices(folderWith({ 'guarantee-notice-en.png': png(840) }));
  const answer = answerNotice(guaranteeNotices.EN?.address ?? '', { guaranteeNotices });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png(840));
  expect(answerNotice('/guarantee/notice-en-0000000000000000.png', { guaranteeNotices }).status).toBe(404);
});
