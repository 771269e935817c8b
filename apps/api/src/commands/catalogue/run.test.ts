import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../../../testing/emptyDatabase.ts';
import { testProducts, writeTestCatalogue } from '../../../testing/testCatalogue.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import { openDatabase } from '../../db/open.ts';
import { products } from '../../db/schema.ts';
import { catalogueCommand } from './run.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let opened: OpenedDatabase;
let said: string[] = [];
let mediaFolder = '';
beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
  mediaFolder = join(testFolder(), 'media');
}, 60_000);
beforeEach(() => {
  said = [];
});
afterAll(async () => {
  await opened.close();
  removeTestFolders();
});

const output = {
  say: (text: string) => void said.push(text),
  complain: (text: string) => void said.push(text),
  progress: () => undefined,
  ask: null,
};

const shop = {
  clock: () => new Date(),
  currentShop: () => exampleShop,
  deskOrigin: '',
  payments: {},
  labels: null,
  log: () => undefined,
};

async function act(...words: readonly string[]): Promise<number> {
  const work = catalogueCommand.parse(words, '/');
  if (work === null) throw new Error('The words make no sense.');
  return work.needs === 'shop' ? work.run({ ...shop, db: opened.db, mediaFolder, output }) : work.run(output);
}

test('a catalogue is imported and exported; a truncated file retires nothing and gives exit code 1', async () => {
  const [whole, cut] = [writeTestCatalogue(), writeTestCatalogue(testProducts.slice(0, 4))];
  expect(await act('import', whole)).toBe(0);
  expect(await act('import', cut)).toBe(1);
  expect(said.join('\n')).toContain("Kept: 3 of the shop's 7 products are not in the files");
  const out = testFolder();
  expect(await act('export', out)).toBe(0);
  expect(readFileSync(join(out, 'products.jsonl'), 'utf8').trim().split('\n')).toHaveLength(testProducts.length);
  expect(await act('import', cut, '--retire-many')).toBe(0);
  expect(said.at(-1)).toMatch(/0 products added, 0 changed, 4 unchanged, 3 retired; 0 lines refused\.$/);
}, 60_000);

test('a check needs no shop, and refuses what is no catalogue', async () => {
  const folder = writeTestCatalogue();
  expect(catalogueCommand.parse(['check', folder], '/')?.needs).toBe('nothing');
  expect(await act('check', folder)).toBe(0);
  expect(said.join()).toMatch(/7 products are right, 0 lines are not\.$/);
  rmSync(join(folder, 'menu.jsonl'));
  await expect(act('check', folder)).rejects.toThrow('is no catalogue: it has no menu.jsonl.');
});

test('a dry run of an import prints what would change, and changes nothing', async () => {
  const folder = writeTestCatalogue(testProducts.slice(0, 3));
  const before = await opened.db.select().from(products);
  await act('import', folder, '--dry-run', '--retire-many');
  const text = said.join('\n');
  expect(text).toMatch(/^Retired: \d+ /m);
  expect(text).toMatch(
    /Nothing was written\. An import would say: 0 products added, 0 changed, 3 unchanged, 1 retired;/,
  );
  expect(await opened.db.select().from(products)).toEqual(before);
  expect(catalogueCommand.parse(['check', folder, '--dry-run'], '/'), 'of an import alone').toBeNull();
});
