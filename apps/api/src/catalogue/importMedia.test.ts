import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { specifiedLimits } from '@platine/domain/cart/limit.ts';
import { assetsOf } from '@platine/domain/catalog/assets.ts';
import { documentAddress } from '@platine/domain/catalog/mediaAddress.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MediaShop } from '../../testing/mediaShop.ts';
import { catalogueWith, copyright, germanPdf, link, manual, openMediaShop, picture } from '../../testing/mediaShop.ts';
import { testPdf } from '../../testing/pictures.ts';
import { testSkus } from '../../testing/testCatalogue.ts';
import { loadListed } from '../services/products.ts';
import type { AssetLine } from './assetLine.ts';
import { checkCatalogue } from './importCatalogue.ts';

let shop: MediaShop;
beforeAll(async () => {
  shop = await openMediaShop();
}, 120_000);
afterAll(() => shop.close());

const pdfAddress = (content: Buffer) =>
  documentAddress(createHash('sha256').update(content).digest('hex').slice(0, 32));

test('pictures come from the folder and the web in their order, and a second import changes and fetches nothing', async () => {
  const assets = [
    picture('pictures/red.jpg', { EN: 'From above', DE: 'Von oben' }),
    picture(`${shop.web}/green.jpg`),
    picture('pictures/blue.jpg'),
    copyright('© Lentz'),
    manual,
    link,
  ];
  const folder = await catalogueWith(assets);
  expect(await checkCatalogue(folder)).toMatchObject({ unchanged: 2, refused: 0, mediaLeftOut: 0 });
  expect(shop.asked).toEqual([]);
  expect(await shop.take(folder)).toMatchObject({ added: 2, refused: 0, mediaTaken: 5, mediaLeftOut: 0 });
  const pictures = await shop.pictures();
  expect(pictures.map(({ caption, copyright: text }) => [caption?.text, text?.text])).toEqual([
    ['From above', '© Lentz'],
    [undefined, '© Lentz'],
    [undefined, '© Lentz'],
  ]);
  const full = await shop.product();
  expect(full?.documents).toMatchObject([
    { url: { EN: pdfAddress(testPdf) }, file: { kind: 'MANUAL', bytes: testPdf.length } },
    { url: { DE: pdfAddress(germanPdf) }, file: { kind: 'MANUAL', bytes: germanPdf.length } },
    { caption: { EN: 'Forum' }, url: { ALL: 'https://example.org/' }, file: null },
  ]);
  const [listed] = await loadListed({ db: shop.db, limits: specifiedLimits }, [testSkus.plain]);
  expect(listed?.assets.map(({ type }) => type)).toEqual(['PRODUCT_MAIN_PICTURE', 'COPYRIGHT_TEXT']);

  const before = await shop.rowVersions();
  expect(await shop.take(folder)).toMatchObject({ unchanged: 2, mediaTaken: 0, mediaLeftOut: 0 });
  expect(await shop.rowVersions()).toEqual(before);
  expect(shop.asked).toEqual(['/green.jpg']);
  expect(await shop.take(folder, true)).toMatchObject({ unchanged: 2, mediaTaken: 0 });
  expect(shop.asked).toEqual(['/green.jpg', '/green.jpg']);
});

test('the maker’s label of a guarantee is kept as it is, also of a product without a picture, and is in no listing', async () => {
  const label: AssetLine = { ASSET_TYPE: 'GUARANTEE_LABEL', URL: { EN: 'pictures/red.jpg', DE: 'pictures/blue.jpg' } };
  const guarantee = { YEARS: 5, GUARANTOR: 'Lentz', ADDRESS: 'Esch', URL: 'https://lentz.example/guarantee' };
  const folder = await catalogueWith([label], { GUARANTEE: guarantee });
  expect(await shop.take(folder)).toMatchObject({ refused: 0, mediaLeftOut: 0 });
  const { assets = [] } = (await shop.product()) ?? {};
  expect(assets.map(({ type }) => type)).toEqual(['PRODUCT_MAIN_PICTURE', 'PRODUCT_MAIN_PICTURE', 'GUARANTEE_LABEL']);
  const drawings = assets.slice(0, 2).map(({ url }) => url.ALL);
  expect(drawings, 'record 0163').toEqual(Array(2).fill(expect.stringMatching(/^\/pictures\//)));
  const shown = (['EN', 'DE', 'FR'] as const).map((language) => assetsOf(assets, 'GUARANTEE_LABEL', language)[0]?.url);
  expect(shown[0]).toMatch(/^\/media\/[0-9a-f]{32}-/);
  expect(shown[1]).not.toBe(shown[0]);
  const [listed] = await loadListed({ db: shop.db, limits: specifiedLimits }, [testSkus.plain]);
  expect(listed?.assets.map(({ type }) => type)).toEqual(['PRODUCT_MAIN_PICTURE']);
});

test('one that cannot be read is named with its line; its own copyright text goes with it, nothing else', async () => {
  const assets = [
    picture('pictures/damaged.jpg'),
    picture('pictures/blue.jpg'),
    picture(`${shop.web}/absent.jpg`),
    copyright('© A'),
    copyright('© B'),
    copyright('© C'),
    { ...manual, URL: { ALL: 'pictures/red.jpg' } },
  ];
  const report = await shop.take(await catalogueWith(assets, { WEIGHT_GRAMS: 5 }));
  expect(report).toMatchObject({ changed: 1, unchanged: 1, refused: 0, mediaLeftOut: 3 });
  expect(report.mediaRefusals.map(({ file, line }) => [file, line])).toEqual(Array(3).fill(['products.jsonl', 1]));
  const [damaged, ...others] = report.mediaRefusals.map(({ reason }) => reason);
  expect(damaged).toMatch(/^pictures\/damaged.jpg cannot be read as a picture/);
  expect(others).toEqual([
    `${shop.web}/absent.jpg is answered with status 404`,
    'pictures/red.jpg is no PDF, but image/jpeg',
  ]);
  expect((await shop.pictures()).map(({ copyright: text }) => text?.text)).toEqual(['© B']);
});

test('a product of which no picture can be taken keeps its drawing', async () => {
  expect(await shop.take(await catalogueWith([picture('pictures/damaged.jpg')]))).toMatchObject({ mediaLeftOut: 1 });
  const [drawing] = await shop.pictures();
  expect(drawing?.url).toMatch(/^\/pictures\/100001-\w+\.svg$/);
});

test.each([
  ['a picture without an address', { ASSET_TYPE: 'PRODUCT_MAIN_PICTURE' }, 'PRODUCT_MAIN_PICTURE needs a URL'],
  ['a document of no kind', { ASSET_TYPE: 'DOCUMENT', URL: { ALL: 'a.pdf' } }, 'DOCUMENT needs a DOCUMENT_KIND'],
  ['a link to a script', { ...link, URL: { ALL: 'javascript:alert(1)' } }, 'must begin with https://'],
  [
    'a logo, which is its manufacturer’s',
    { ASSET_TYPE: 'MANUFACTURER_LOGO', URL: { ALL: 'a.jpg' } },
    'ASSETS[0].ASSET_TYPE',
  ],
  ['an unknown field', { ...link, NAME: 'x' }, 'unspecified keys'],
] as const)('D34: %s is refused with its line', async (_, asset, reason) => {
  const folder = await catalogueWith([]);
  const [line = ''] = readFileSync(join(folder, 'products.jsonl'), 'utf8').split('\n');
  writeFileSync(join(folder, 'products.jsonl'), JSON.stringify({ ...JSON.parse(line), ASSETS: [asset] }));
  const { refusals } = await checkCatalogue(folder);
  expect(refusals[0]?.reason).toContain(reason);
});

test('a manufacturer’s logo is a picture of its products', async () => {
  const folder = await catalogueWith([]);
  const maker = { MANUFACTURER_ID: 1, MANUFACTURER_NAME: 'Lentz Grün', COUNTRY_CODE: 'DE' };
  writeFileSync(
    join(folder, 'manufacturers.jsonl'),
    [
      { ...maker, LOGO: 'pictures/blue.jpg' },
      { ...maker, MANUFACTURER_ID: 105, LOGO: 'pictures/absent.jpg' },
    ]
      .map((line) => JSON.stringify(line))
      .join('\n'),
  );
  expect((await shop.take(folder)).mediaRefusals).toEqual([
    { file: 'manufacturers.jsonl', line: 2, reason: 'pictures/absent.jpg is not in the folder' },
  ]);
  const full = await shop.product();
  const logo = full?.assets.at(-1);
  expect(logo?.type).toBe('MANUFACTURER_LOGO');
  expect(logo?.url.ALL).toMatch(/^\/media\//);
});
