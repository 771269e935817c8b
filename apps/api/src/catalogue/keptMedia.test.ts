import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MediaShop } from '../../testing/mediaShop.ts';
import { catalogueWith, copyright, link, manual, openMediaShop, picture } from '../../testing/mediaShop.ts';
import { testPdf } from '../../testing/pictures.ts';
import { testFolder } from '../../testing/testFolder.ts';
import { answerMedia } from '../http/mediaFiles.ts';
import { tidyMedia } from '../media/tidyMedia.ts';
import { exportCatalogue } from './exportCatalogue.ts';

let shop: MediaShop;
beforeAll(async () => {
  shop = await openMediaShop();
}, 120_000);
afterAll(() => shop.close());

test('a file is offered for ever under an address that has its hash, and nothing else of the folder', async () => {
  await shop.take(await catalogueWith([picture('pictures/red.jpg'), manual]));
  const [{ url } = { url: '' }] = await shop.pictures();
  const ask = (path: string, method = 'GET') =>
    answerMedia(new Request(`http://shop.test${path}`, { method }), shop.mediaFolder);
  const answer = await ask(url);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
    'content-length': String((await answer.arrayBuffer()).byteLength),
  });
  expect((await ask(url.replace('webp', 'avif'))).headers.get('content-type')).toBe('image/avif');
  expect((await ask(url, 'HEAD')).headers.get('content-length')).toBe(answer.headers.get('content-length'));
  const full = await shop.product();
  const pdf = await ask(full?.documents[0]?.url.EN ?? '');
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(await pdf.text()).toBe(testPdf.toString());
  const name = url.split('/')[2] ?? '';
  for (const path of [
    '/media/',
    `/media/${name}`,
    `/media/${name}/original`,
    `/media/${name}/61.webp`,
    '/media/..%2fpostgres',
  ])
    expect((await ask(path)).status).toBe(404);
});

test('an export has the files as they were taken, so that its import changes nothing', async () => {
  const folder = await catalogueWith([
    picture('pictures/red.jpg'),
    picture(`${shop.web}/green.jpg`),
    copyright('©'),
    manual,
    link,
  ]);
  await shop.take(folder);
  const before = await shop.rowVersions();
  const out = testFolder();
  await exportCatalogue(shop.db, { folder: out, mediaFolder: shop.mediaFolder });
  expect(await shop.take(out)).toMatchObject({ unchanged: 2, changed: 0, mediaTaken: 0, mediaLeftOut: 0 });
  expect(await shop.rowVersions()).toEqual(before);
});

test('what no product names any more is removed a day later, and files of others stay', async () => {
  await shop.take(await catalogueWith([picture('pictures/red.jpg'), picture(`${shop.web}/green.jpg`), manual]));
  await shop.take(await catalogueWith([picture('pictures/red.jpg')]));
  writeFileSync(join(shop.mediaFolder, 'readme.txt'), 'of somebody else');
  mkdirSync(join(shop.mediaFolder, '.new-of-a-dead-process'));
  expect(await tidyMedia(shop.db, shop.mediaFolder, new Date())).toBe(0);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const name of readdirSync(shop.mediaFolder)) utimesSync(join(shop.mediaFolder, name), yesterday, yesterday);
  const before = readdirSync(shop.mediaFolder).length;
  const removed = await tidyMedia(shop.db, shop.mediaFolder, new Date());
  const left = readdirSync(shop.mediaFolder).toSorted();
  const [{ url } = { url: '' }] = await shop.pictures();
  expect(left).toEqual([url.split('/')[2] ?? '', 'readme.txt']);
  expect(removed).toBe(before - 2);
  // It is fetched again when a product names it again.
  const requests = shop.asked.length;
  expect(await shop.take(await catalogueWith([picture(`${shop.web}/green.jpg`)]))).toMatchObject({ mediaTaken: 1 });
  expect(shop.asked).toHaveLength(requests + 1);
});

test('media that were lost are taken again', async () => {
  const folder = await catalogueWith([picture('pictures/red.jpg'), picture(`${shop.web}/green.jpg`)]);
  await shop.take(folder);
  rmSync(shop.mediaFolder, { recursive: true });
  expect(await shop.take(folder)).toMatchObject({ unchanged: 2, mediaTaken: 2 });
});
