import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { testProduct, writeTestCatalogue } from '../../testing/testCatalogue.ts';
import { removeTestFolders } from '../../testing/testFolder.ts';
import { checkCatalogue, importCatalogue } from './importCatalogue.ts';
import { longestLine } from './textLines.ts';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

const attribute = (change: object) => ({
  ATTRIBUTES: [{ KEY: 'size', NAME: { EN: 'Size' }, VALUE: 1, TEXT: null, UNIT: 'm', ...change }],
});
const stock = (change: object) => ({
  STOCK: { AMOUNT: 5, TIME_FRAME: 10, EXPECTED_DATE: null, PRESALE_DATE: null, ...change },
});
const price = (BRUTTO_SP: number, AMOUNT = 1) => ({ PRICES: [{ AMOUNT, BRUTTO_SP }] });
const many = (count: number) => Array.from({ length: count }, (_, index) => `tag${index}`);
const text = (length: number) => 'é'.repeat(length);

/** The last value that is taken, the first that is refused, and the field that the reason names. */
const bounds: readonly [taken: object, refused: object, field: string][] = [
  [{ WEIGHT_GRAMS: 10_000_000 }, { WEIGHT_GRAMS: 1e12 }, 'WEIGHT_GRAMS'],
  [stock({ AMOUNT: 999_999_999 }), stock({ AMOUNT: 99_999_999_999 }), 'STOCK.AMOUNT'],
  [stock({ EXPECTED_DATE: '2028-02-29' }), stock({ EXPECTED_DATE: '2026-13-45' }), 'STOCK.EXPECTED_DATE'],
  [stock({ PRESALE_DATE: '2026-12-31' }), stock({ PRESALE_DATE: '2026-02-30' }), 'STOCK.PRESALE_DATE'],
  [{ NEW_SINCE: '0001-01-01' }, { NEW_SINCE: '2026-11-31' }, 'NEW_SINCE'],
  [price(10_000_000), price(10_000_000.01), 'PRICES[0].BRUTTO_SP'],
  [price(1), price(1, 1e10), 'PRICES[0].AMOUNT'],
  [{ MINIMUM_ORDER_QUANTITY: 100_000 }, { MINIMUM_ORDER_QUANTITY: 100_001 }, 'MINIMUM_ORDER_QUANTITY'],
  [{ NAME: { DE: text(200) } }, { NAME: { DE: text(201) } }, 'NAME'],
  [{ NAME: { ALL: 'x' } }, { NAME: { EN: '  ', DE: '' } }, 'NAME is required'],
  [{ NAME: { FR: 'x' } }, { NAME: {} }, 'NAME is required'],
  [{ DESCRIPTION: { EN: text(20_000) } }, { DESCRIPTION: { EN: text(20_001) } }, 'DESCRIPTION'],
  [{ GTIN: '96385074' }, { GTIN: '9638507' }, 'GTIN'],
  [{ GROUPTAGS: many(50) }, { GROUPTAGS: many(51) }, 'GROUPTAGS'],
  [attribute({ VALUE: -1e15 }), attribute({ VALUE: 1e300 }), 'ATTRIBUTES[0].VALUE'],
  [attribute({ NAME: { EN: text(200) } }), attribute({ NAME: {} }), 'ATTRIBUTES[0].NAME'],
  [attribute({ TEXT: { EN: text(500) }, VALUE: null }), attribute({ TEXT: { EN: text(501) } }), 'ATTRIBUTES[0].TEXT'],
];

test('a check refuses what an import refuses, for the same reasons, and the database takes all the rest', async () => {
  const folder = writeTestCatalogue();
  const lines = bounds.flatMap(([taken, refused], index) => [
    { ...testProduct(910_000 + index), ...taken },
    { ...testProduct(920_000 + index), ...refused },
  ]);
  writeFileSync(`${folder}/products-more.jsonl`, lines.map((line) => JSON.stringify(line)).join('\n'));
  const checked = await checkCatalogue(folder);
  expect(checked.refusals.map(({ line }) => line)).toEqual(bounds.map((_, index) => index * 2 + 2));
  for (const [index, [, , field]] of bounds.entries()) expect(checked.refusals[index]?.reason).toContain(field);
  const options = { folder, source: 'import', clock: () => new Date('2026-01-01T00:00:00Z') } as const;
  expect((await importCatalogue(opened.db, options)).refusals).toEqual(checked.refusals);
});

test.each([
  ['categories.jsonl', { PATH: '1.2.9', NAME: {} }, 'NAME is required'],
  ['categories.jsonl', { PATH: '../secret', NAME: { EN: 'x' } }, 'PATH must be 1.2'],
  ['menu.jsonl', { GROUP: 'own', TITLE: {}, ENTRIES: [] }, 'TITLE is required'],
  ['menu.jsonl', { GROUP: 'own', TITLE: { EN: 'Own' }, ENTRIES: [{ TITLE: { EN: 'x' }, GROUPTAGS: [] }] }, 'GROUPTAGS'],
  ['manufacturers.jsonl', { MANUFACTURER_ID: 1e12, MANUFACTURER_NAME: 'x', COUNTRY_CODE: null }, 'MANUFACTURER_ID'],
])('%s: %o is refused', async (file, line, reason) => {
  const folder = writeTestCatalogue();
  writeFileSync(`${folder}/${file}`, JSON.stringify(line));
  const [refusal] = (await checkCatalogue(folder)).refusals;
  expect(refusal).toMatchObject({ file, line: 1 });
  expect(refusal?.reason).toContain(reason);
});

test('a line of a megabyte and one in another encoding have a sentence, and the lines after them are read', async () => {
  const folder = writeTestCatalogue();
  const good = JSON.stringify(testProduct(910_001));
  const long = JSON.stringify({ ...testProduct(910_002), DESCRIPTION: { EN: 'x'.repeat(longestLine) } });
  const latin = Buffer.from(JSON.stringify(testProduct(910_003, { NAME: { DE: 'Grün' } })), 'latin1');
  writeFileSync(
    `${folder}/products-more.jsonl`,
    Buffer.concat([Buffer.from(`${long}\n`), latin, Buffer.from(`\n${good}`)]),
  );
  const report = await checkCatalogue(folder);
  expect(report.refusals.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'is longer than 1000000 bytes'],
    [2, 'is not UTF-8'],
  ]);
  expect(report.unchanged).toBe(8);
});
