import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClassRates } from '@platine/domain/money/vat.ts';
import { searchRequestFromWire } from '@platine/domain/search/searchRequestFromWire.ts';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { testProduct, testProducts, writeTestCatalogue } from '../../testing/testCatalogue.ts';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { products } from '../db/schema.ts';
import { searchProducts } from '../search/search.ts';
import type { ProductLine } from './catalogueLines.ts';
import { productLine } from './catalogueLines.ts';
import { exportCatalogue } from './exportCatalogue.ts';
import { checkCatalogue, importCatalogue } from './importCatalogue.ts';
import { guessMapping } from './mapping/guess.ts';
import { sampleTable } from './mapping/sampleTable.ts';
import { keptNumbers, provisionalNumbers } from './mapping/articleNumbers.ts';
import { tableSource } from './mapping/tableSource.ts';
import { productRow } from './rows.ts';
import { priceUpdates } from './updates/updateLines.ts';
import { updatePrices } from './updates/updatePrices.ts';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
  expect(await take(writeTestCatalogue([...testProducts, ...lines]))).toMatchObject({ refused: 0 });
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

const now = new Date('2026-11-27T00:00:00Z');
const take = (folder: Parameters<typeof importCatalogue>[1]['folder']) =>
  importCatalogue(opened.db, { folder, clock: () => now, source: 'import', retireMany: true });

const priced = (sku: number, BRUTTO_SP: number, change: Partial<ProductLine> = {}) =>
  testProduct(sku, {
    CATEGORY_PATHS: ['1.2.2'],
    PRICES: [{ AMOUNT: 1, BRUTTO_SP, ORIGINAL_BRUTTO_SP: undefined, LOWEST_BRUTTO_30_DAYS: undefined }],
    ...change,
  });
/** Net 10.00, 10.10 and 10.05 euros. */
const [standard, book, zero] = [920_001, 920_002, 920_003];
const lines = [
  priced(standard, 11.7),
  priced(book, 10.4, { TAX_CLASS: 'REDUCED' }),
  priced(zero, 10.05, { TAX_CLASS: 'ZERO' }),
];
const stored = async (sku: number) => {
  const [row] = await opened.db.select().from(products).where(eq(products.sku, sku));
  return [row?.taxClass, row?.priceCents];
};

test.each([
  ['STANDARD', 'STANDARD', true],
  ['REDUCED', 'REDUCED', true],
  ['ZERO', 'ZERO', true],
  ['nothing', undefined, true],
  ['another word', 'EXEMPT', false],
  ['a rate', 3, false],
  ['null', null, false],
])('TAX_CLASS: %s', (_, TAX_CLASS, isTaken) => {
  expect(productLine.isValidSync({ ...testProduct(1), TAX_CLASS }, { strict: true })).toBe(isTaken);
});

test('a check refuses another word as an import does', async () => {
  const folder = writeTestCatalogue(testProducts);
  const file = join(folder, 'products.jsonl');
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8').trim()}\n${JSON.stringify({ ...priced(930_001, 1), TAX_CLASS: 'NONE' })}\n`,
  );
  const reasons = (await checkCatalogue(folder)).refusals.map(({ reason }) => reason);
  expect(reasons).toEqual([expect.stringMatching(/^TAX_CLASS must be one of .*STANDARD, REDUCED, ZERO/)]);
});

test('a line of a STANDARD product keeps the hash that it had before the shop knew classes', () => {
  const { row } = productRow(testProduct(1));
  expect(row.contentHash).toBe(productRow(testProduct(1, { TAX_CLASS: 'STANDARD' })).row.contentHash);
  expect(row.contentHash).not.toBe(productRow(testProduct(1, { TAX_CLASS: 'REDUCED' })).row.contentHash);
});

test('an export has the classes, as lines and as a table, and an import of either changes nothing', async () => {
  for (const csv of [false, true]) {
    const folder = testFolder();
    await exportCatalogue(opened.db, { folder, mediaFolder: testFolder(), csv });
    const file = readFileSync(join(folder, csv ? 'products.csv' : 'products.jsonl'), 'utf8');
    expect(file.match(csv ? /TAX_CLASS|;REDUCED;|;ZERO;/g : /"TAX_CLASS":"(?:REDUCED|ZERO)"/g)).toHaveLength(
      csv ? 3 : 2,
    );
    expect(await take(folder)).toMatchObject({ changed: 0, added: 0, retired: 0 });
  }
  expect([await stored(standard), await stored(book), await stored(zero)]).toEqual([
    ['STANDARD', 1170],
    ['REDUCED', 1040],
    ['ZERO', 1005],
  ]);
});

describe('record 0161: a search goes by the prices that are shown', () => {
  const search = async (rates: ClassRates | undefined, MIN?: number, MAX?: number) => {
    const price = MIN === undefined && MAX === undefined ? [] : [{ KEY: 'PRICE', MIN, MAX }];
    const request = searchRequestFromWire({
      q: '',
      VIEW: 'listing',
      SKIP: 0,
      LIMIT: 50,
      SORT: 'PRICE_ASC',
      FILTER_CLASS: 'LIST',
      FILTERS: { CATEGORY_PATH: '1.2.2', FACETS: price },
      WITH_FACETS: true,
    });
    const found = await searchProducts(
      opened.db,
      { ...request, rates },
      { day: '2026-11-27', language: 'EN', synonyms: [] },
    );
    return { skus: found.skus.filter((sku) => sku >= standard), facets: found.facets };
  };
  const german = { rate: 190, reduced: 70 };
  const danish = { rate: 250 };

  test.each([
    ['BRUTTO_SP', undefined, [zero, book, standard]],
    ['net', { rate: 0 }, [standard, zero, book]],
    ['19 % and 7 %', german, [zero, book, standard]],
    ['25 % for all but zero', danish, [zero, standard, book]],
  ])('in the order of %s', async (_, rates, expected) => {
    expect((await search(rates)).skus).toEqual(expected);
    expect((await search(rates, 10)).skus).toEqual(expected);
  });

  test.each([
    [german, 10.8, 10.8, [book]],
    [german, 10.81, 11.9, [standard]],
    [german, 10.05, 10.8, [zero, book]],
    [german, 10.06, 10.79, []],
    [danish, 12.5, 12.61, [standard]],
    [danish, 12.5, 12.62, [standard, book]],
    [{ rate: 0 }, 10.05, 10.1, [zero, book]],
    [undefined, 10.4, 11.69, [book]],
  ])('with %o from %d to %d euros', async (rates, min, max, expected) => {
    expect((await search(rates, min, max)).skus).toEqual(expected);
  });

  test('the facet has the catalogue’s range of each class', async () => {
    const { facets } = await search(undefined, 9);
    expect(facets.find(({ key }) => key === 'PRICE')).toMatchObject({
      byClass: [
        { taxClass: 'STANDARD' },
        { taxClass: 'REDUCED', min: 1040, max: 1040 },
        { taxClass: 'ZERO', min: 1005, max: 1005 },
      ],
    });
  });
});

describe('tables', () => {
  const written = (...rows: readonly string[]) => {
    const file = join(testFolder(), 'books.csv');
    writeFileSync(file, `${rows.join('\n')}\n`);
    return file;
  };
  const mapOf = async (file: string) => guessMapping(await sampleTable(file)).map;
  const heading = (price: string) => `SKU;Name;Kategorie;${price};Steuerklasse`;
  const [soldering, guide, free] = [940_001, 940_002, 940_003];
  const rowsOf = (...classes: readonly string[]) =>
    [soldering, guide, free].map((sku, at) => `${sku};Teil ${sku};Bücher;10,00;${classes[at] ?? ''}`);

  test.each([
    ['Preis netto', ['', 'ermäßigt', 'Nullsatz'], {}, [1170, 1030, 1000]],
    ['Preis inkl. 17 % MwSt', ['voll', 'REDUCED', 'zero'], {}, [1000, 1000, 1000]],
    ['Preis inkl. 19 % MwSt', ['19 %', '7', 'ZERO'], { REDUCED_VAT_PERCENT: 7 }, [983, 963, 1000]],
  ])('%s: the prices of %j get the Luxembourg VAT of their class', async (price, classes, more, expected) => {
    const file = written(heading(price), ...rowsOf(...classes));
    const map = { ...(await mapOf(file)), ...more };
    expect(map.COLUMNS.TAX_CLASS).toBe('Steuerklasse');
    expect(await take(tableSource(file, map, keptNumbers(opened.db)))).toMatchObject({ refused: 0 });
    expect([await stored(soldering), await stored(guide), await stored(free)]).toEqual([
      ['STANDARD', expected[0]],
      ['REDUCED', expected[1]],
      ['ZERO', expected[2]],
    ]);
  });

  test.each([
    ['another word', 'Preis netto', 'irgendwas', 'Steuerklasse: "irgendwas" is no tax class'],
    ['a rate of zero, which net prices name', 'Preis netto', '0', 'Steuerklasse: "0" is no tax class'],
    [
      'a reduced price whose VAT nobody has said',
      'Preis inkl. 19 % MwSt',
      'reduced',
      'TAX_CLASS REDUCED: the mapping does not say which VAT such prices contain (REDUCED_VAT_PERCENT)',
    ],
  ])('%s is refused', async (_, price, cell, reason) => {
    const file = written(heading(price), ...rowsOf('', cell));
    const report = await checkCatalogue(tableSource(file, await mapOf(file), provisionalNumbers()));
    expect(report.refusals.map((refusal) => refusal.reason)).toEqual([reason]);
  });

  test('a list of net prices sets each by the class that the shop has', async () => {
    const file = written(heading('Preis netto'), ...rowsOf('', 'reduced', 'zero'));
    const map = await mapOf(file);
    await take(tableSource(file, map, keptNumbers(opened.db)));
    const prices = written('SKU;Preis netto', ...[soldering, guide, free].map((sku) => `${sku};20,00`));
    const report = await updatePrices(opened.db, priceUpdates(opened.db, { path: prices, map }), { file: 'p', now });
    expect(report).toMatchObject({ changed: 3, refused: 0 });
    expect([await stored(soldering), await stored(guide), await stored(free)]).toEqual([
      ['STANDARD', 2340],
      ['REDUCED', 2060],
      ['ZERO', 2000],
    ]);
  });
});
