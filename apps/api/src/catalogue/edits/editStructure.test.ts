import { arrayContains, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StructureEdit } from '@platine/domain/desk/structureEdit.ts';
import { emptyDatabase } from '../../../testing/emptyDatabase.ts';
import { faultyDatabase } from '../../../testing/faultyDatabase.ts';
import { testSkus, writeTestCatalogue } from '../../../testing/testCatalogue.ts';
import { removeTestFolders } from '../../../testing/testFolder.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import { openDatabase } from '../../db/open.ts';
import { manufacturers, products } from '../../db/schema.ts';
import { productSearch, searchVersion, searchWords } from '../../db/searchSchema.ts';
import { structureEdits } from '../../db/structureEditSchema.ts';
import { importCatalogue } from '../importCatalogue.ts';
import { readDeskStructure } from './deskStructure.ts';
import { editStructure } from './editStructure.ts';

let opened: OpenedDatabase;
const now = new Date('2026-11-25T00:00:00Z');
const nextDay = new Date('2026-11-26T00:00:00Z');
const take = ({ dryRun = false } = {}) =>
  importCatalogue(opened.db, { folder: writeTestCatalogue(), source: 'import', clock: () => nextDay, dryRun });

beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
  await take();
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

const request = (edit: StructureEdit, key: string) => ({ edit, by: 'anna', why: 'test', key, seen: 1_000_000 });
const edit = (change: StructureEdit, key: string) => editStructure({ db: opened.db, now }, request(change, key));

const maker = { kind: 'maker', ref: '1', name: 'Zyklotron Werke', country: 'AT', contact: null, logo: null } as const;
const lab = { kind: 'category', ref: '1.2.1.1', name: { EN: 'Quibbles' } } as const;
const group = {
  kind: 'group',
  ref: 'components',
  title: { EN: 'Parts' },
  entries: [{ title: { EN: 'Resistors' }, groupTags: ['resistors'] }],
  position: 0,
} as const;

const versionOf = async () => (await opened.db.select().from(searchVersion))[0]?.version ?? 0;
const knows = async (word: string) =>
  (await opened.db.select().from(searchWords).where(eq(searchWords.word, word))).length > 0;
async function termsOf(sku: number): Promise<string> {
  const [row] = await opened.db.select().from(productSearch).where(eq(productSearch.sku, sku));
  return row?.terms ?? '';
}

test('a renamed maker is found by its new name at once; a kill at any statement renames all of it or nothing', async () => {
  const version = await versionOf();
  const { contentHash } = await rowOf();
  const renamed = request({ act: 'changed', entry: maker }, 'rename');
  for (let stopAt = 1; stopAt < 40; stopAt += 1) {
    await editStructure({ db: faultyDatabase(opened.db, stopAt), now }, renamed).catch(() => undefined);
    const [stored] = await opened.db.select().from(manufacturers).where(eq(manufacturers.id, 1));
    expect(await knows('zyklotron')).toBe(stored?.name === 'Zyklotron Werke');
  }
  expect(await edit({ act: 'changed', entry: maker }, 'rename')).toMatchObject({ result: 'done' });
  expect(await opened.db.$count(structureEdits)).toBe(1);
  expect(await knows('zyklotron')).toBe(true);
  expect(await termsOf(testSkus.plain)).toContain('zyklotron');
  expect(await termsOf(testSkus.school), 'another maker').not.toContain('zyklotron');
  expect(await versionOf()).toBe(version + 1);
  expect((await rowOf()).contentHash, 'the next import has no reason to write the product').toBe(contentHash);
});

async function rowOf() {
  const [row] = await opened.db.select().from(products).where(eq(products.sku, testSkus.plain));
  if (row === undefined) throw new Error('The product is missing.');
  return row;
}

test('the next import takes its files again, says so before and once, and products are found by the name of the files', async () => {
  await edit({ act: 'changed', entry: lab }, 'category');
  await edit({ act: 'changed', entry: group }, 'group');
  // Its product has moved before.
  await opened.db
    .update(products)
    .set({ categoryPaths: ['1.2.2'] })
    .where(arrayContains(products.categoryPaths, ['1.2.10']));
  expect(await edit({ act: 'removed', kind: 'category', ref: '1.2.10' }, 'removed')).toMatchObject({ result: 'done' });
  await edit({ act: 'created', entry: { ...lab, ref: '1.2.2.9' } }, 'created');
  await edit({ act: 'created', entry: { ...maker, ref: '900' } }, 'maker');
  expect(await knows('quibbles')).toBe(true);
  const by = { by: 'anna', day: '2026-11-25' };
  const structureOverwrites = [
    { kind: 'maker', ref: '1', field: 'NAME', ...by },
    { kind: 'maker', ref: '1', field: 'COUNTRY', ...by },
    { kind: 'category', ref: '1.2.1.1', field: 'NAME_EN', ...by },
    { kind: 'group', ref: 'components', field: 'TITLE_EN', ...by },
    { kind: 'category', ref: '1.2.10', field: 'BACK', ...by },
    { kind: 'category', ref: '1.2.2.9', field: 'GONE', ...by },
  ];
  expect(await take({ dryRun: true })).toMatchObject({ structureOverwrites, overwritten: 6 });
  expect(await knows('zyklotron'), 'a dry run writes nothing').toBe(true);
  expect(await take()).toMatchObject({ structureOverwrites, overwritten: 6, unchanged: 7, changed: 0 });
  expect(await knows('zyklotron')).toBe(false);
  expect(await termsOf(testSkus.plain)).toContain('lentz');
  const { makers, changes } = await readDeskStructure(opened.db);
  expect(
    makers.find(({ ref }) => ref === '900'),
    'no import removes a maker',
  ).toBeDefined();
  expect(changes.map(({ ref, overwritten }) => [ref, overwritten])).toEqual([
    ['900', false],
    ['1.2.2.9', true],
    ['1.2.10', true],
    ['components', true],
    ['1.2.1.1', true],
    ['1', true],
  ]);
  expect(await take(), 'it says so once').toMatchObject({ structureOverwrites: [], overwritten: 0 });
});

test('a maker of products that have left the catalogue stays, and nothing of a refused change', async () => {
  await opened.db.update(products).set({ withdrawn: true }).where(eq(products.manufacturerId, 105));
  const version = await versionOf();
  expect(await edit({ act: 'removed', kind: 'maker', ref: '105' }, 'gone')).toMatchObject({ refusal: 'retired' });
  expect(await edit({ act: 'removed', kind: 'group', ref: 'components' }, 'last')).toMatchObject({ refusal: 'last' });
  const same = { ...group, title: { EN: 'Components' } };
  expect(await edit({ act: 'changed', entry: same }, 'same')).toMatchObject({ result: 'done' });
  expect(await versionOf(), 'what is the same is no change').toBe(version);
});
