import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { specifiedLimits } from '@platine/domain/cart/limit.ts';
import { mostVariants } from '@platine/domain/catalog/variants.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { loadFull, loadListed } from '../services/products.ts';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { testProduct, testProducts, writeTestCatalogue } from '../../testing/testCatalogue.ts';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import type { ProductLine } from './catalogueLines.ts';
import { productLine } from './catalogueLines.ts';
import { exportCatalogue } from './exportCatalogue.ts';
import { checkCatalogue, importCatalogue } from './importCatalogue.ts';
import { productRow } from './rows.ts';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

const take = (folder: string) =>
  importCatalogue(opened.db, { folder, clock: () => new Date('2026-11-27T00:00:00Z'), source: 'import' });
const folderOf = (...lines: readonly ProductLine[]) => writeTestCatalogue([...testProducts, ...lines]);
const ofLength = (sku: number, VALUE: number, change: Partial<ProductLine> = {}) =>
  testProduct(sku, {
    VARIANT_GROUP: 'cable',
    ATTRIBUTES: [{ KEY: 'length', NAME: { EN: 'Length' }, VALUE, TEXT: null, UNIT: 'm' }],
    ...change,
  });
const noStock = { AMOUNT: 0, TIME_FRAME: 40, EXPECTED_DATE: null, PRESALE_DATE: null } as const;
const lines = [
  ofLength(900_001, 2),
  ofLength(900_002, 1, { STOCK: noStock }),
  ofLength(900_003, 5, { FLAGS: ['NO_SALE'] }),
  testProduct(900_004, { VARIANT_GROUP: 'alone' }),
];

const variantsOf = async (sku: number) => {
  const [product] = await loadFull({ db: opened.db, limits: specifiedLimits }, [sku]);
  return product?.variants?.variants.map((variant) => [variant.sku, variant.state, ...variant.choices]) ?? null;
};

test('record 0151: a product has the variants of its group, on its page alone', async () => {
  expect(await take(folderOf(...lines))).toMatchObject({ refused: 0 });
  const expected = [
    [900_001, 'IN_STOCK', 1],
    [900_002, 'NOT_IN_STOCK', 0],
    [900_003, 'NOT_FOR_SALE', 2],
  ];
  for (const sku of [900_001, 900_002, 900_003]) expect(await variantsOf(sku)).toEqual(expected);
  expect(await variantsOf(900_004), 'a group of one').toBeNull();
  expect(await variantsOf(testProducts[0]?.SKU ?? 0), 'without a group').toBeNull();
  const [listed] = await loadListed({ db: opened.db, limits: specifiedLimits }, [900_001]);
  expect(listed?.variants).toBeNull();
});

test('an export has the groups, as lines and as a table, and an import of either changes nothing', async () => {
  for (const csv of [false, true]) {
    const folder = testFolder();
    await exportCatalogue(opened.db, { folder, mediaFolder: testFolder(), csv });
    const file = readFileSync(join(folder, csv ? 'products.csv' : 'products.jsonl'), 'utf8');
    expect(file).toContain(csv ? 'VARIANT_GROUP' : '"VARIANT_GROUP":"cable"');
    expect(await take(folder)).toMatchObject({ changed: 0, added: 0, retired: 0 });
  }
});

test('a variant that is retired or leaves its group is none of the others’ any more', async () => {
  const [first, second, third] = lines.map((line) => ({ ...line }));
  if (first === undefined || second === undefined || third === undefined) throw new Error('There are three variants.');
  await take(folderOf(first, second));
  expect(await variantsOf(900_001)).toHaveLength(2);
  await take(folderOf(first, { ...second, VARIANT_GROUP: null }));
  expect(await variantsOf(900_001)).toBeNull();
});

test(`a group has at most ${mostVariants} products; a check refuses the next one, too`, async () => {
  const many = Array.from({ length: mostVariants + 1 }, (_, at) => ofLength(910_000 + at, at));
  const reason = `VARIANT_GROUP cable has more than ${mostVariants} products`;
  for (const report of [await checkCatalogue(folderOf(...many)), await take(folderOf(...many))]) {
    expect(report.refusals.map((refusal) => refusal.reason)).toEqual([reason]);
  }
  expect(await checkCatalogue(folderOf(...many.slice(1)))).toMatchObject({ refused: 0 });
}, 60_000);

test.each([
  ['a name', 'cat6a', true],
  ['blanks inside', 'Patch cable Cat.6A', true],
  ['one character', 'ä', true],
  ['50 characters', 'x'.repeat(50), true],
  ['51 characters', 'x'.repeat(51), false],
  ['nothing', '', false],
  ['a blank', ' ', false],
  ['a blank at the end', 'cat6a ', false],
  ['a line break', 'cat\n6a', false],
  ['a control character', 'cat\u00016a', false],
  ['a number', 6, false],
])('VARIANT_GROUP: %s', (_, VARIANT_GROUP, isTaken) => {
  expect(productLine.isValidSync({ ...testProduct(1), VARIANT_GROUP }, { strict: true })).toBe(isTaken);
});

test('a line without a group keeps the hash that it had before the shop knew them', () => {
  const { row } = productRow(testProduct(1));
  expect(row.contentHash).toBe(productRow(testProduct(1, { VARIANT_GROUP: null })).row.contentHash);
  expect(row.contentHash).not.toBe(productRow(testProduct(1, { VARIANT_GROUP: 'cable' })).row.contentHash);
  expect(row).toMatchObject({ variantGroup: undefined });
});
