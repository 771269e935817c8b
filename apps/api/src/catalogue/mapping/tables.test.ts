import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../../../testing/emptyDatabase.ts';
import { writePartsTable, writeShopTable, writeWorkbook, zipOf } from '../../../testing/tables.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import { openDatabase } from '../../db/open.ts';
import { categories, manufacturers, menuGroups, products } from '../../db/schema.ts';
import { checkCatalogue, importCatalogue } from '../importCatalogue.ts';
import { csvRows } from '../table/csvRows.ts';
import type { TableRow } from '../table/tableRow.ts';
import { xlsxRows } from '../table/xlsxRows.ts';
import { keptNumbers, provisionalNumbers } from './articleNumbers.ts';
import { guessMapping } from './guess.ts';
import type { Mapping } from './mapping.ts';
import { checkMapping } from './mapping.ts';
import { sampleTable } from './sampleTable.ts';
import { tableSource } from './tableSource.ts';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

/** The mapping as it comes back from its file. */
async function mapOf(file: string): Promise<Mapping> {
  const { map } = guessMapping(await sampleTable(file));
  const written: unknown = JSON.parse(JSON.stringify(map));
  return checkMapping(written);
}

const take = (file: string, map: Mapping) =>
  importCatalogue(opened.db, {
    folder: tableSource(file, map, keptNumbers(opened.db)),
    source: 'import',
    retireMany: true,
    clock: () => new Date('2026-11-24T00:00:00Z'),
  });

async function all(rows: AsyncIterable<TableRow>): Promise<TableRow[]> {
  const found: TableRow[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

function written(name: string, content: string | Buffer): string {
  const file = join(testFolder(), name);
  writeFileSync(file, content);
  return file;
}

describe('a list of components in Windows-1252, with German numbers and price breaks', () => {
  test('its mapping is guessed whole', async () => {
    const file = join(testFolder(), 'parts.csv');
    writePartsTable(file);
    const { map, unused } = guessMapping(await sampleTable(file));
    expect(unused).toEqual([]);
    expect(map).toMatchObject({
      ENCODING: 'windows-1252',
      SEPARATOR: ';',
      DECIMAL: ',',
      LANGUAGE: 'DE',
      VAT_PERCENT: 0,
      COLUMNS: { ARTICLE_NUMBER: 'Bestellnummer', MANUFACTURER: 'Hersteller', MANUFACTURER_SKU: 'Hersteller-Nr.' },
      NAME: { DE: 'Bezeichnung' },
      CATEGORIES: { COLUMNS: ['Warengruppe', 'Untergruppe'] },
    });
    expect(map.PRICES.map(({ AMOUNT }) => AMOUNT)).toEqual([1, 10, 100]);
    expect(map.ATTRIBUTES).toContainEqual({
      COLUMN: 'Spannung (V)',
      KEY: 'spannung',
      NAME: { DE: 'Spannung' },
      UNIT: 'V',
      TYPE: 'NUMBER',
    });
  });

  test('all of it is imported, and the same numbers are given again', async () => {
    const file = join(testFolder(), 'parts.csv');
    writePartsTable(file);
    const map = await mapOf(file);
    expect(await checkCatalogue(tableSource(file, map, provisionalNumbers()))).toMatchObject({
      unchanged: 393,
      refused: 0,
    });
    expect(await take(file, map)).toMatchObject({ added: 393, refused: 0 });
    expect(await take(file, map)).toMatchObject({ added: 0, changed: 0, unchanged: 393, retired: 0 });
    const [first] = await opened.db.select().from(products).orderBy(products.sku).limit(1);
    expect(first?.sku).toBe(1_000_001);
    expect(first?.name.DE).toContain('Widerstand 100 Ohm');
    // Net in the file, with Luxembourg VAT in the shop (D11).
    const cell = readFileSync(file, 'latin1').split('\r\n')[1]?.split(';')[10] ?? '';
    expect(first?.prices[0]?.price).toBe(Math.round(Number.parseFloat(cell.replace(',', '.')) * 117));
    expect(first?.prices.map(({ from }) => from)).toEqual([1, 10, 100]);
    expect(first?.stockAmount).toBeGreaterThan(999);
    expect(await opened.db.select().from(manufacturers).where(eq(manufacturers.name, 'Grünwald & Söhne'))).toHaveLength(
      1,
    );
    const paths = (await opened.db.select().from(categories)).map(({ path }) => path);
    expect(paths).toContain('1.2.halbleiter.leuchtdioden');
    expect(await opened.db.$count(menuGroups)).toBe(3);
  }, 60_000);

  test('its products are drawn as what their names say', async () => {
    const drawn = await opened.db
      .selectDistinct({ kind: products.kind })
      .from(products)
      .where(eq(products.withdrawn, false));
    expect(drawn.map(({ kind }) => kind).toSorted()).toEqual([
      'ceramic-capacitor',
      'led',
      'pin-header',
      'resistor',
      'smd-led',
      'smd-resistor',
      'transistor',
    ]);
  });

  test('a cell that is no number is refused with its column and line, and the rest is imported', async () => {
    const file = join(testFolder(), 'parts.csv');
    writePartsTable(file);
    const map = await mapOf(file);
    await take(file, map);
    const lines = readFileSync(file, 'latin1').split('\r\n');
    const broken = (lines[4] ?? '').split(';').with(13, 'viele').join(';');
    writeFileSync(file, Buffer.from(lines.with(4, broken).join('\r\n'), 'latin1'));
    const report = await take(file, map);
    expect(report).toMatchObject({ unchanged: 392, refused: 1, retired: 0 });
    expect(report.refusals).toEqual([
      { file: 'parts.csv', line: 5, reason: 'Bestand: "viele" is no number with a decimal comma (1.234,50)' },
    ]);
  }, 60_000);
});

test('a shop’s export in UTF-8 with photos and gross prices is imported by the guessed mapping', async () => {
  const file = join(testFolder(), 'shop.csv');
  writeShopTable(file, { count: 40, photos: (index) => `https://photos.example/${index}.jpg` });
  const map = await mapOf(file);
  expect(map).toMatchObject({ VAT_PERCENT: 19, WEIGHT_UNIT: 'kg', CATEGORIES: { SEPARATOR: '>' } });
  expect(map.PICTURES.COLUMNS).toEqual(['image']);
  const report = await take(file, map);
  expect(report).toMatchObject({ added: 40, refused: 0 });
  const rows = await opened.db
    .select()
    .from(products)
    .where(and(eq(products.withdrawn, false), ne(products.sku, 0)));
  expect(rows).toHaveLength(40);
  const [first] = rows.toSorted((one, other) => one.sku - other.sku);
  expect(first).toMatchObject({ sku: 300_000, categoryPaths: ['1.2.tools.screwdrivers'] });
  expect(first?.description['EN']).toContain('\nWith two years of guarantee, "as new".');
}, 60_000);

test('a missing column stops the import before anything is retired', async () => {
  const file = join(testFolder(), 'shop.csv');
  writeShopTable(file, { count: 3, photos: () => '' });
  const map = await mapOf(file);
  writeFileSync(file, readFileSync(file, 'utf8').replace('stock', 'on hand'));
  await expect(take(file, map)).rejects.toThrow('shop.csv has no column "stock"; it has: sku,');
});

describe('CSV', () => {
  const form = { encoding: 'utf-8', separator: ';' } as const;
  test('quotes, line breaks in cells and blank lines keep the number of the line', async () => {
    const rows = await all(csvRows(written('a.csv', 'a;b\n\n"x\ny";"1;""2"""\nc;d\n'), form));
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 4, cells: ['x\ny', '1;"2"'] },
      { line: 5, cells: ['c', 'd'] },
    ]);
  });

  test.each([
    ['an open quote', 'a;b\n"x;y\n', 'a.csv: Quote Not Closed'],
    ['another encoding', Buffer.from('a\ngr\xfcn', 'latin1'), 'a.csv, line 2: is not UTF-8.'],
  ])('%s is told with its line', async (_, content, reason) => {
    await expect(all(csvRows(written('a.csv', content), form))).rejects.toThrow(reason);
  });
});

describe('workbooks', () => {
  test('texts, numbers, dates and gaps', async () => {
    const file = join(testFolder(), 'a.xlsx');
    writeWorkbook(file, [
      ['Name', 'Preis', 'Neu seit'],
      ['Größe', 0.1 + 0.2, 46_350],
    ]);
    expect(await all(xlsxRows(file, null))).toEqual([
      { line: 1, cells: ['Name', 'Preis', 'Neu seit'] },
      { line: 2, cells: ['Größe', 0.3, '2026-11-24'] },
    ]);
    await expect(all(xlsxRows(file, 'Preise'))).rejects.toThrow('a.xlsx has no sheet Preise; it has: Artikel.');
  });

  test('one that declares entities, or claims gigabytes, is refused', async () => {
    const file = join(testFolder(), 'a.xlsx');
    writeWorkbook(file, [['a']], {
      'xl/sharedStrings.xml': '<!DOCTYPE s [<!ENTITY a "aaaa">]><sst><si><t>&a;</t></si></sst>',
    });
    await expect(all(xlsxRows(file, null))).rejects.toThrow('declarations of its own');
    const bomb = zipOf([['xl/workbook.xml', Buffer.from('x')]]);
    // In the directory: the only part is deflated, and this is its size.
    const entry = bomb.indexOf('PK\x01\x02');
    bomb.writeUInt16LE(8, entry + 10);
    bomb.writeUInt32LE(600_000_000, entry + 24);
    await expect(all(xlsxRows(written('b.xlsx', bomb), null))).rejects.toThrow('b.xlsx is too large');
    await expect(all(xlsxRows(written('c.xlsx', 'no zip'), null))).rejects.toThrow('c.xlsx is no workbook (XLSX).');
  });
});

describe('the life of a product in a table', () => {
  const heads = 'SKU;Name;Price;Category;Lifecycle;Last order';
  const lineOf = async (cells: string) => {
    const file = written('life.csv', `${heads}\n9900001;Relay;1,00;Relays;${cells}\n`);
    const report = await take(file, await mapOf(file));
    const [row] = await opened.db.select().from(products).where(eq(products.sku, 9_900_001));
    return { refused: report.refusals.map(({ reason }) => reason), life: row?.lifecycle ?? null };
  };

  test.each([
    ['NRND;', { state: 'NOT_FOR_NEW_DESIGNS', lastOrder: null, substitutes: [] }],
    ['Last Time Buy;31.01.2027', { state: 'LAST_ORDER', lastOrder: '2027-01-31', substitutes: [] }],
    ['abgekündigt;', { state: 'DISCONTINUED', lastOrder: null, substitutes: [] }],
    ['aktiv;', null],
    [';', null],
  ])('%s', async (cells, life) => {
    expect(await lineOf(cells)).toEqual({ refused: [], life });
  });

  test('words that name no life are refused with the column', async () => {
    const { refused } = await lineOf('sometimes;');
    expect(refused[0]).toContain('Lifecycle: "sometimes" is no lifecycle');
  });
});
