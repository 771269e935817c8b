import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testPicture } from '../../../testing/pictures.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import { commandContext, typeCommand } from '../../../testing/typeCommand.ts';
import { readDeskProduct } from '../../catalogue/edits/deskProducts.ts';
import { productEdits } from '../../db/productEditSchema.ts';
import { products } from '../../db/schema.ts';
import { act } from './act.ts';
import { productCommand } from './run.ts';

let shop: TestApp;
let mediaFolder: string;
const sku = testSkus.plain;
const number = String(sku);

beforeAll(async () => {
  shop = await openTestApp();
  mediaFolder = testFolder();
}, 120_000);
afterAll(() => shop.close());
afterAll(removeTestFolders);
beforeEach(async () => {
  await shop.db.delete(productEdits);
});

/** Prices of one moment have no history. */
let minutes = 0;
const clock = () => new Date(testNow.getTime() + minutes * 60_000);
const contextOf = () => commandContext({ db: shop.db, mediaFolder, clock });
async function typed(...words: readonly string[]) {
  minutes += 1;
  const [code, said] = await typeCommand(productCommand, words, contextOf());
  return [code, said.replace(/^(\d+: )?(\d{4}-\d{2}-\d{2}) \d{2}:\d{2} /, '$1$2 ')] as const;
}
/** With the reason that each change asks for. */
const changed = (...words: readonly string[]) => typed(...words, '--by', 'anna', '--why', 'counted');
const read = () => readDeskProduct({ db: shop.db, now: clock() }, sku);
const by = '2026-11-21 anna: ';
const overwrites =
  '\nThe next import takes the facts of its files again, and says which it overwrites: enter the change there, too.';

describe('issue 20: the acts of the desk on a product are commands, too', () => {
  test.each([
    ['pieces come', ['stock', number, '+5'], 'STOCK 50 → 55 (counted)'],
    ['pieces go', ['stock', number, '-3'], 'STOCK 55 → 52 (counted)'],
    ['a place', ['place', number, 'A-12-3'], 'STORAGE_PLACE – → A-12-3 (counted)'],
    ['no place', ['place', number, ''], 'STORAGE_PLACE A-12-3 → – (counted)'],
    ['a price', ['price', number, '1.20'], `PRICE 1.17 → 1.20 (counted)\nNo reduction is shown.${overwrites}`],
    [
      'D15: a reduction that nobody may announce yet',
      ['price', number, '1.25', '--original', '2'],
      `PRICE 1.20 → 1.25, ORIGINAL – → 2.00 (counted)\nNo reduction may be shown: the price was 1.17 EUR within the last 30 days, or the product shows none.${overwrites}`,
    ],
    [
      'D15: a reduction, counted from the lowest price of the 30 days before',
      ['price', number, '1.10', '--original', '2'],
      `PRICE 1.25 → 1.10 (counted)\nShown as reduced by 6 % from 1.17 EUR, the lowest price of the 30 days before.${overwrites}`,
    ],
    ['one flag', ['flags', number, '--no-sale'], `NO_SALE no → yes (counted)${overwrites}`],
    ['the other flag', ['flags', number, '--no-discount'], `NO_DISCOUNT no → yes (counted)${overwrites}`],
    ['on sale again', ['flags', number, '--sale'], `NO_SALE yes → no (counted)${overwrites}`],
    [
      'a name of one language',
      ['texts', number, '--name', 'DE=Präzisionswiderstand'],
      `NAME_DE Widerstand ${number} → Präzisionswiderstand (counted)${overwrites}`,
    ],
    [
      'facts as cells',
      ['cell', number, 'WEIGHT_GRAMS=5', 'DATA_SHEET_URL=https://a.example/x.pdf'],
      `WEIGHT_GRAMS 1 → 5, DATA_SHEET_URL – → https://a.example/x.pdf (counted)${overwrites}`,
    ],
  ])('%s', async (_, words, said) => {
    expect(await changed(...words)).toEqual([0, `${number}: ${by}${said}`]);
  });

  test('what a command does not name stays as it was', async () => {
    const { name, description, flags, original } = await read();
    expect(name).toMatchObject({ EN: `Resistor ${number}`, DE: 'Präzisionswiderstand', FR: `Résistance ${number}` });
    expect(description).toEqual({ EN: 'A resistor.' });
    expect([flags, original]).toEqual([['NO_DISCOUNT'], 200]);
  });

  test('the running shop has the change at once', async () => {
    await changed('texts', number, '--name', 'EN=Zyklotron');
    const { text } = await shop.send('POST', '/api/search', {
      body: { q: 'Zyklotron', VIEW: 'listing', SKIP: 0, LIMIT: 5 },
    });
    expect(text).toContain(`"PRODUCTS":[${number}]`);
  });

  test('a picture is added behind the others, once', async () => {
    const file = join(mediaFolder, 'red.jpg');
    writeFileSync(file, await testPicture('red'));
    expect(await changed('picture', number, file)).toEqual([
      0,
      `${number}: ${by}PICTURES 0 → 1 (counted)${overwrites}`,
    ]);
    expect((await changed('picture', number, file))[1]).toBe(
      `${number}: nothing was changed, because it is so already.`,
    );
    expect((await typed('show', number))[1]).toMatch(/^Picture 1: \/media\/[0-9a-f]{32}-60x40\/60\.webp$/m);
  });

  test('a document is added behind the others, once, and a file that is none is refused', async () => {
    const file = join(mediaFolder, 'sheet.pdf');
    writeFileSync(file, '%PDF-1.4\n%%EOF\n');
    const words = ['document', number, file, '--kind', 'DATA_SHEET', '--language', 'DE'];
    expect(await changed(...words)).toEqual([0, `${number}: ${by}DOCUMENTS 0 → 1 (counted)${overwrites}`]);
    expect((await changed(...words))[1]).toBe(`${number}: nothing was changed, because it is so already.`);
    expect((await typed('show', number))[1]).toMatch(/^Document 1: DATA_SHEET, DE \/media\/[0-9a-f]{32}\.pdf$/m);
    expect(await changed('document', number, import.meta.filename, '--kind', 'MANUAL')).toEqual([
      1,
      'Nothing was changed: this is no PDF. Save it as PDF and name that file.',
    ]);
  });

  test('a repetition with its key happens once, and without a name the shop has done it', async () => {
    const { stock } = await read();
    const words = ['stock', number, '+2', '--why', 'counted', '--key', 'LS-4711'];
    expect((await typed(...words))[1]).toContain(`shop: STOCK ${stock} → ${stock + 2}`);
    expect(await typed(...words)).toEqual([
      0,
      `${number}: nothing was changed, because its key was used before, or it is so already.`,
    ]);
    expect((await read()).stock).toBe(stock + 2);
  });
});

describe('a refusal is one sentence that says what to do, and changes nothing', () => {
  test.each([
    [['stock', number, '-500'], 'there are not so many pieces in stock. "show" says how many.'],
    [['stock', number, '+999999999'], 'that is more than a stock can have. Take fewer pieces.'],
    [['price', number, '0'], 'a price is above zero. To stop selling the product: flags --no-sale.'],
    [
      ['price', number, '0.90'],
      'prices for more pieces would not be lower any more. Change them first, with "cell", as PRICES.2.BRUTTO_SP=9.90.',
    ],
    [
      ['texts', number, '--name', 'EN=', '--name', 'DE=', '--name', 'FR='],
      'a product has a name. Give it one with --name EN=….',
    ],
    [
      ['texts', number, '--name', `EN=${'x'.repeat(201)}`],
      'the import would refuse it: NAME must have at most 200 characters in each language. Correct it and try again.',
    ],
    [
      ['cell', number, 'CATEGORY_PATHS=1.2.9'],
      'the import would refuse it: CATEGORY_PATHS: 1.2.9 is not in categories.jsonl. Correct it and try again.',
    ],
    [
      ['cell', number, 'NAME.EN=x'],
      `NAME.EN is no cell of product ${number}. "show" has its cells; name, description, price, stock, storage place, pictures and documents have actions of their own.`,
    ],
    [['picture', number, '/nowhere/led.jpg'], '/nowhere/led.jpg cannot be read. Name a file that is there.'],
    [
      ['picture', number, import.meta.filename],
      'this is no picture that the shop takes. Save it as JPEG or PNG and name that file.',
    ],
  ])('%j', async (words, sentence) => {
    const before = await read();
    expect(await changed(...words)).toEqual([1, `Nothing was changed: ${sentence}`]);
    expect(await read()).toEqual(before);
  });

  test('a change without a reason', async () => {
    const sentence = 'Nothing was changed: say why with --why <reason>. The log keeps it with who did it.';
    expect(await typed('stock', number, '+5')).toEqual([1, sentence]);
  });

  test('an unknown product', async () => {
    const sentence = 'There is no product 4711: "pnpm product find" looks for one by its name or part number.';
    expect(await typed('show', '4711')).toEqual([1, sentence]);
    expect(await changed('stock', '4711', '+5')).toEqual([1, sentence]);
  });

  test('one that has left the catalogue', async () => {
    const retired = String(testSkus.school);
    await shop.db.update(products).set({ withdrawn: true }).where(eq(products.sku, testSkus.school));
    expect(await changed('stock', retired, '+5')).toEqual([
      1,
      'Nothing was changed: the product is not in the catalogue any more. Only an import brings it back.',
    ]);
  });

  test('of two who change the same, the second is refused', async () => {
    const seen = await read();
    await changed('place', number, 'B-1');
    const moved = { kind: 'place', place: 'C-1' } as const;
    const command = { what: 'act', sku, act: moved, by: 'ben', why: 'moved', key: null } as const;
    expect(await act(contextOf(), command, seen)).toMatchObject({ result: 'conflict' });
    expect((await read()).place).toBe('B-1');
  });
});

test('a product is shown with its facts as cells and its newest changes', async () => {
  await changed('stock', number, '+1');
  const [code, said] = await typed('show', number);
  expect(code).toBe(0);
  expect(said.split('\n').slice(0, 5)).toEqual([
    expect.stringMatching(new RegExp(`^${number} .+, Lentz Grün LG-${number}: for sale$`)),
    expect.stringMatching(/^\d+ in stock, storage place B-1, 0 ordered in 30 days$/),
    'Price 1.10 EUR, announced as reduced from 2.00 EUR, from 10 pieces 1.05 EUR',
    'Lowest price of the 30 days before it began: 1.17 EUR. No reduction may be shown: the price was 1.17 EUR within the last 30 days, or the product shows none.',
    'Flags: NO_DISCOUNT (never shows a reduction)',
  ]);
  expect(said).toContain('\n  WEIGHT_GRAMS  5\n');
  expect(said).toContain('\n  DESCRIPTION.EN  A resistor.\n');
  expect(said).toMatch(/\n {2}Empty: .*DESCRIPTION\.DE/);
  expect(said).toMatch(
    /\nChanged by hand, the newest first:\n {2}2026-11-21 \d{2}:\d{2} anna: STOCK \d+ → \d+ \(counted\)/,
  );
});

test('products are found by the words of the desk', async () => {
  const [code, said] = await typed('find', `lg-${testSkus.reduced}`);
  expect([code, said]).toEqual([
    0,
    `${testSkus.reduced}        8.00 EUR      50 in stock  –             Resistor ${testSkus.reduced} (Lentz Grün LG-${testSkus.reduced})`,
  ]);
  expect(await typed('find', 'unheard-of')).toEqual([0, 'There is none.']);
  expect((await typed('find', '--list', 'edited'))[1]).toBe('There is none.');
  await changed('flags', number, '--no-sale');
  expect((await typed('find', '--list', 'edited'))[1]).toMatch(
    new RegExp(`^${number} .*, shown, not sold, changed by hand$`),
  );
});
