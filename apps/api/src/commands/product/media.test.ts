import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPicture } from '../../../testing/pictures.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import { commandContext, typeCommand } from '../../../testing/typeCommand.ts';
import { readDeskProduct } from '../../catalogue/edits/deskProducts.ts';
import { productCommand } from './run.ts';

let shop: TestApp;
let mediaFolder: string;
const sku = testSkus.plain;
const number = String(sku);
const kept = (name: string, bytes: Buffer | string) => {
  const file = join(mediaFolder, name);
  writeFileSync(file, bytes);
  return file;
};

beforeAll(async () => {
  shop = await openTestApp();
  mediaFolder = testFolder();
  for (const colour of ['red', 'green', 'blue'])
    await changed('picture', number, kept(`${colour}.jpg`, await testPicture(colour)));
  const sheet = kept('sheet.pdf', '%PDF-1.4\n%%EOF\n');
  await changed('document', number, sheet, '--kind', 'DATA_SHEET', '--language', 'DE');
}, 120_000);
afterAll(() => shop.close());
afterAll(removeTestFolders);

const typed = (...words: readonly string[]) =>
  typeCommand(productCommand, words, commandContext({ db: shop.db, mediaFolder }));
/** With the reason that each change asks for. */
const changed = (...words: readonly string[]) => typed(...words, '--by', 'anna', '--why', 'tidied');
const read = () => readDeskProduct({ db: shop.db, now: testNow }, sku);
/** The last part of an address, which tells pictures apart. */
const pictures = async () => (await read()).pictures.map(({ url }) => url.ALL ?? '');
const link = 'https://a.example/notes';

describe('issue 20: pictures of a product are put in order, captioned and taken out by commands', () => {
  test('another order, after which "show" has other numbers', async () => {
    const [red, green, blue] = await pictures();
    const [code, said] = await changed('picture-order', number, '3,1,2');
    expect([code, said.split('\n')]).toEqual([
      0,
      [
        `${number}: 2026-11-21 13:00 anna: PICTURES in another order (tidied)`,
        `Picture 1: ${blue}`,
        `Picture 2: ${red}`,
        `Picture 3: ${green}`,
        expect.stringContaining('next import'),
      ],
    ]);
    expect(await pictures()).toEqual([blue, red, green]);
  });

  test('one elsewhere', async () => {
    const [blue, red, green] = await pictures();
    await changed('picture-move', number, '1', '3');
    expect(await pictures()).toEqual([red, green, blue]);
    await changed('picture-move', number, '3', '1');
    expect(await pictures()).toEqual([blue, red, green]);
  });

  test('texts; other languages and other pictures stay', async () => {
    await changed('picture-texts', number, '2', '--caption', 'EN=Front', '--copyright', 'ALL=© Klots');
    await changed('picture-texts', number, '2', '--caption', 'DE=Vorne');
    const [, , green] = await pictures();
    expect((await typed('show', number))[1]).toMatch(
      new RegExp(
        `^Picture 2: \\S+, caption EN "Front" DE "Vorne", copyright ALL "© Klots"\\nPicture 3: ${green}$`,
        'm',
      ),
    );
    await changed('picture-texts', number, '2', '--caption', 'EN=');
    expect((await read()).pictures[1]).toMatchObject({ caption: { DE: 'Vorne' }, copyright: { ALL: '© Klots' } });
  });

  test('one less, once for a key', async () => {
    const [blue, red, green] = await pictures();
    const words = ['picture-remove', number, '3', '--why', 'blurred', '--key', 'pictures-1'];
    const [code, said] = await typed(...words);
    expect([code, said.split('\n').slice(0, 2)]).toEqual([
      0,
      [`${number}: 2026-11-21 13:00 shop: PICTURES 3 → 2 (blurred)`, `Taken out: Picture 3: ${green}`],
    ]);
    expect(await typed(...words)).toEqual([
      0,
      `${number}: nothing was changed, because its key was used before, or it is so already.`,
    ]);
    expect(await pictures()).toEqual([blue, red]);
  });
});

describe('issue 20: documents of a product are put in order, captioned, linked and taken out by commands', () => {
  test('a link behind them, once', async () => {
    const [code, said] = await changed('link', number, link, '--caption', 'EN=Notes');
    expect([code, said.split('\n').slice(0, 3)]).toEqual([
      0,
      [
        `${number}: 2026-11-21 13:00 anna: DOCUMENTS 1 → 2 (tidied)`,
        expect.stringMatching(/^Document 1: DATA_SHEET, DE \/media\/[0-9a-f]{32}\.pdf$/),
        `Document 2: LINK, ALL ${link}, caption EN "Notes"`,
      ],
    ]);
    expect((await changed('link', number, link))[1]).toBe(`${number}: nothing was changed, because it is so already.`);
  });

  test('another order, and captions in one more language', async () => {
    await changed('document-order', number, '2,1');
    await changed('document-texts', number, '1', '--caption', 'DE=Notizen');
    const { documents } = await read();
    expect(documents).toMatchObject([
      { url: { ALL: link }, caption: { EN: 'Notes', DE: 'Notizen' }, file: null },
      { caption: {}, file: { kind: 'DATA_SHEET' } },
    ]);
  });

  test('one less', async () => {
    const [, said] = await changed('document-remove', number, '1');
    expect(said).toContain(`DOCUMENTS 2 → 1 (tidied)\nTaken out: Document 1: LINK, ALL ${link}`);
    expect((await read()).documents).toMatchObject([{ file: { kind: 'DATA_SHEET' } }]);
  });
});

test.each([
  [
    ['picture-order', number, '1'],
    'an order names all pictures by their numbers in "show", 1 to 2, each once; picture-move moves one alone.',
  ],
  [['picture-remove', number, '3'], 'there is no picture 3. "show" numbers them.'],
  [['picture-texts', number, '3', '--caption', 'EN=a'], 'there is no picture 3. "show" numbers them.'],
  [
    ['document-order', number, '2,1'],
    'an order names all documents by their numbers in "show", 1 to 1, each once; document-move moves one alone.',
  ],
  [['document-remove', number, '2'], 'there is no document 2. "show" numbers them.'],
  [['document-texts', number, '2', '--caption', 'EN=a'], 'there is no document 2. "show" numbers them.'],
  [['link', number, 'http://a.example'], 'a link begins with https://. Name the whole address.'],
])('a refusal is one sentence that says what to do, and changes nothing: %j', async (words, sentence) => {
  const before = await read();
  expect(await changed(...words)).toEqual([1, `Nothing was changed: ${sentence}`]);
  expect(await read()).toEqual(before);
});
