import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../../../testing/emptyDatabase.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import { openDatabase } from '../../db/open.ts';
import { exportCatalogue } from '../exportCatalogue.ts';
import { checkCatalogue, importCatalogue } from '../importCatalogue.ts';
import type { ProductLine } from '../catalogueLines.ts';
import { productLine } from '../catalogueLines.ts';
import { readCatalogue, sampleFolder } from '../readCatalogue.ts';
import { csvRows } from '../table/csvRows.ts';
import { testProducts, writeTestCatalogue } from '../../../testing/testCatalogue.ts';
import { cellsOf, csvRow } from './cellText.ts';
import { sheetColumns } from './columns.ts';
import { readSheet } from './readSheet.ts';

let opened: OpenedDatabase;
let folder = '';
let count = 0;
const take = (from: string) =>
  importCatalogue(opened.db, { folder: from, source: 'import', clock: () => new Date('2026-11-26T00:00:00Z') });

beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
  await take(writeTestCatalogue());
  folder = testFolder();
  count = await exportCatalogue(opened.db, { folder, mediaFolder: testFolder(), csv: true });
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

/** The exported table, as a spreadsheet would have changed it, beside the structure of the export. */
function changed(change: (table: string) => string): string {
  const copy = testFolder();
  for (const file of ['manufacturers.jsonl', 'categories.jsonl', 'menu.jsonl'])
    writeFileSync(join(copy, file), readFileSync(join(folder, file)));
  writeFileSync(join(copy, 'products.csv'), change(readFileSync(join(folder, 'products.csv'), 'utf8')));
  return copy;
}

test('an import of the exported table changes nothing', async () => {
  expect(readFileSync(join(folder, 'products.csv'), 'utf8').startsWith('\uFEFFSKU;KIND;')).toBe(true);
  expect(count).toBe(testProducts.length);
  expect(await take(folder)).toMatchObject({ added: 0, changed: 0, unchanged: count, retired: 0, refused: 0 });
}, 60_000);

test('nothing is lost of what the sample’s products have', async () => {
  const sample = await readCatalogue(sampleFolder);
  const products = sample.products.map((line, at) => (at === 0 ? { ...line, ...rare } : line));
  const columns = sheetColumns(Math.max(...products.map(({ PRICES }) => PRICES.length)));
  const file = join(testFolder(), 'products.csv');
  const rows = products.map((line) => csvRow(cellsOf(line, columns)));
  writeFileSync(file, csvRow(columns.map(({ heading }) => heading)) + rows.join(''));
  const read: unknown[] = [];
  for await (const line of readSheet(dirname(file), 'products.csv'))
    read.push(line.ok ? withoutGaps(line.value) : line);
  expect(read).toEqual(products.map((line) => withoutGaps(line)));
  const known = JSON.stringify(products);
  for (const field of ['GUARANTEE', 'BATTERY', 'CONTENT', 'HS_CODE', 'WARNINGS', 'ORIGINAL_BRUTTO_SP'])
    expect(known.includes(`"${field}":`), field).toBe(true);
}, 60_000);

const assets = [
  { ASSET_TYPE: 'PRODUCT_MAIN_PICTURE', URL: { ALL: 'media/7.jpg' }, CAPTION: { EN: 'From; "above"\n' } },
  { ASSET_TYPE: 'COPYRIGHT_TEXT', CAPTION: { ALL: '© Lentz' } },
] as const;

/** Fields that no product of the sample has. */
const rare: Pick<ProductLine, 'ASSETS' | 'LIFECYCLE' | 'LAST_ORDER_DATE' | 'SUBSTITUTES'> = {
  ASSETS: [...assets],
  LIFECYCLE: 'LAST_ORDER',
  LAST_ORDER_DATE: '2027-03-31',
  SUBSTITUTES: [100_102, 100_103],
};

test('each field of a product has a column', () => {
  const columns = new Set(sheetColumns(1).map(({ heading }) => heading.split('.')[0]));
  expect(Object.keys(productLine.fields).filter((field) => !columns.has(field))).toEqual([]);
});

/** Fields that are left out, null or empty mean the same to an import. */
function withoutGaps(line: ProductLine): object {
  const gaps = (value: unknown) =>
    value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(line).filter(([, value]) => !gaps(value)));
}

test('a spreadsheet may save it with commas, without a byte order mark and with decimal commas', async () => {
  const rows: string[] = [];
  for await (const { cells } of csvRows(join(folder, 'products.csv'), { encoding: 'utf-8', separator: ';' })) {
    const saved = cells.map((cell) =>
      String(cell)
        .replace(/^(\d+)\.(\d+)$/, '$1,$2')
        .replaceAll('"', '""'),
    );
    rows.push(saved.map((cell) => `"${cell}"`).join(','));
  }
  expect(rows.join()).toMatch(/"\d+,\d+"/);
  expect(await checkCatalogue(changed(() => `${rows.join('\r\n')}\r\n`))).toMatchObject({
    unchanged: count,
    refused: 0,
  });
});

describe('what is wrong is named', () => {
  const headings = () => readFileSync(join(folder, 'products.csv'), 'utf8').slice(1).split('\n')[0]?.split(';') ?? [];

  test('a column that is missing or unknown stops the import before anything is emptied', async () => {
    await expect(take(changed((table) => table.replace(';HS_CODE;', ';')))).rejects.toThrow(
      'products.csv is no export: it has no column HS_CODE. Other tables have a mapping file.',
    );
    await expect(take(changed((table) => table.replace(';HS_CODE;', ';HS_CODE;TARIFF;')))).rejects.toThrow(
      'nothing is known of its column TARIFF',
    );
  });

  test.each([
    ['WEIGHT_GRAMS', 'heavy', 'WEIGHT_GRAMS: "heavy" is no number (1170 and 11.70 are)'],
    ['WEEE', 'perhaps', 'WEEE: "perhaps" is not true or false'],
    ['ATTRIBUTES', 'red', 'ATTRIBUTES: "red" is no JSON; leave this column as it was exported'],
    ['STOCK.AMOUNT', '-1', 'STOCK.AMOUNT must be greater than or equal to 0'],
    ['HS_CODE', '12', 'HS_CODE must have 6, 8 or 10 digits'],
  ])('%s: %s', async (heading, cell, reason) => {
    const at = headings().indexOf(heading);
    const simple = headings()
      .map((name) => known[name] ?? '')
      .with(at, cell);
    const report = await checkCatalogue(changed((table) => `${table.split('\n')[0]}\n${simple.join(';')}\n`));
    expect(report.refusals).toMatchObject([{ file: 'products.csv', line: 2 }]);
    expect(report.refusals[0]?.reason).toContain(reason);
  });
});

/** The least that a product has. */
const known: Readonly<Record<string, string>> = {
  SKU: '1',
  KIND: 'other',
  MANUFACTURER_ID: '105',
  'NAME.EN': 'Thing',
  MINIMUM_ORDER_QUANTITY: '1',
  'STOCK.AMOUNT': '5',
  'STOCK.TIME_FRAME': '10',
  WEIGHT_GRAMS: '12.5',
};
