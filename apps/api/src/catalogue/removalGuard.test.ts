import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categories, menuGroups, products } from '../db/schema.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { removeTestFolders } from '../../testing/testFolder.ts';
import { importCatalogue } from './importCatalogue.ts';
import { removalGuard } from './removalGuard.ts';
import { createTally } from './report.ts';
import { testProducts, writeTestCatalogue } from '../../testing/testCatalogue.ts';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

const take = (folder: string, source: 'sample' | 'import', retireMany = false) =>
  importCatalogue(opened.db, { folder, source, retireMany, clock: () => new Date('2026-01-01T00:00:00Z') });
const counts = async () => ({
  products: await opened.db.$count(products, eq(products.withdrawn, false)),
  categories: await opened.db.$count(categories),
  menuGroups: await opened.db.$count(menuGroups),
});

/** A folder whose menu has two groups, with all lines of the files except some at the end. */
function folderWithout(lines: { readonly products: number; readonly categories: number; readonly menu: number }) {
  const folder = writeTestCatalogue(testProducts.slice(0, testProducts.length - lines.products));
  const paths = ['1.2', '1.2.1', '1.2.1.1', '1.2.2', '1.2.10', '1.2.11'];
  const write = (file: string, all: readonly object[]) =>
    writeFileSync(join(folder, file), all.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const group = (GROUP: string) => ({ GROUP, TITLE: { EN: GROUP }, ENTRIES: [] });
  write(
    'categories.jsonl',
    paths.slice(0, paths.length - lines.categories).map((PATH) => ({ PATH, NAME: { ALL: PATH } })),
  );
  write('menu.jsonl', [group('components'), group('energy')].slice(0, 2 - lines.menu));
  return folder;
}
const whole = { products: 0, categories: 0, menu: 0 };

test.each([
  ['products', { ...whole, products: 3 }, { what: 'products', gone: 3, of: 7 }],
  ['categories', { ...whole, categories: 3 }, { what: 'categories', gone: 3, of: 6 }],
  ['menu', { ...whole, menu: 1 }, { what: 'menu groups', gone: 1, of: 2 }],
])('%s cut off at the end of a line leave the shop only when the operator says so', async (_, cut, kept) => {
  await take(folderWithout(whole), 'import', true);
  const before = await counts();
  const folder = folderWithout(cut);
  expect(await take(folder, 'import')).toMatchObject({ skippedRemovals: [kept], retired: 0, refused: 0 });
  expect(await counts()).toEqual(before);
  expect(await take(folder, 'import', true)).toMatchObject({ skippedRemovals: [], retired: cut.products });
  expect(await counts()).toEqual({
    products: before.products - cut.products,
    categories: before.categories - cut.categories,
    menuGroups: before.menuGroups - cut.menu,
  });
});

test('any import may replace the sample', async () => {
  await take(folderWithout(whole), 'sample', true);
  expect(await take(writeTestCatalogue(testProducts.slice(0, 1)), 'import')).toMatchObject({
    skippedRemovals: [],
    retired: 6,
  });
});

test('a small shop may drop one of its menu groups without consent', async () => {
  const groups = Array.from({ length: 8 }, (_, index) => ({ GROUP: `group${index}`, TITLE: { EN: 'x' }, ENTRIES: [] }));
  const folder = folderWithout(whole);
  const write = (lines: readonly object[]) =>
    writeFileSync(join(folder, 'menu.jsonl'), lines.map((line) => JSON.stringify(line)).join('\n'));
  write(groups);
  await take(folder, 'import', true);
  write(groups.slice(1));
  expect(await take(folder, 'import')).toMatchObject({ skippedRemovals: [] });
  expect(await counts()).toMatchObject({ menuGroups: 7 });
});

test.each([
  [1, 1, false],
  [1, 2, false],
  [1, 3, true],
  [2, 4, false],
  [2, 5, true],
  [1, 8, true],
  [3, 8, false],
  [8, 8, false],
  [2, 20, true],
  [3, 29, false],
  [3, 30, true],
  [10, 100, true],
  [11, 100, false],
  [0, 0, true],
])('%i of %i may leave without a word: %s', (gone, of, may) => {
  const tally = createTally();
  expect(removalGuard(tally, false)({ what: 'products', gone, of })).toBe(may);
  expect(tally.report().skippedRemovals).toHaveLength(may ? 0 : 1);
  expect(removalGuard(tally, true)({ what: 'products', gone, of })).toBe(true);
});
