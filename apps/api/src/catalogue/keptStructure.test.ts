import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryEdit } from '@platine/domain/desk/structureEdit.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { writePartsTable } from '../../testing/tables.ts';
import { writeTestCatalogue } from '../../testing/testCatalogue.ts';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { readDeskStructure } from './edits/deskStructure.ts';
import { editStructure } from './edits/editStructure.ts';
import { importCatalogue } from './importCatalogue.ts';
import { keptNumbers } from './mapping/articleNumbers.ts';
import { guessMapping } from './mapping/guess.ts';
import { sampleTable } from './mapping/sampleTable.ts';
import { tableSource } from './mapping/tableSource.ts';

let opened: OpenedDatabase;
const now = new Date('2026-11-28T00:00:00Z');
beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);

const take = (folder: Parameters<typeof importCatalogue>[1]['folder']) =>
  importCatalogue(opened.db, { folder, source: 'import', clock: () => now, retireMany: true });
const edit = async (change: EntryEdit) => {
  const request = { edit: change, by: 'anna', why: 'test', key: JSON.stringify(change), seen: 1_000_000 };
  expect(await editStructure({ db: opened.db, now }, request)).toMatchObject({ result: 'done' });
};

const contact = { name: 'Lentz', address: 'Weg 1, Trier', email: 'safety@lentz.example', url: null };
const logo = { ALL: '/media/00000000000000000000000000000000-96x96/96.webp' };

test('a line of a maker without contact and logo leaves those of the shop; null takes them away, and the report says so', async () => {
  await take(writeTestCatalogue());
  const maker = { kind: 'maker', ref: '1', name: 'Lentz Grün', country: 'DE', contact, logo: null } as const;
  await edit({ act: 'changed', entry: maker });
  await edit({ act: 'logo', kind: 'maker', ref: '1', logo });
  const folder = writeTestCatalogue();
  const shopMaker = async () => (await readDeskStructure(opened.db)).makers.find(({ ref }) => ref === '1');
  expect(await take(folder)).toMatchObject({ structureOverwrites: [] });
  expect(await shopMaker()).toMatchObject({ contact, logo });
  const line = { MANUFACTURER_NAME: 'Lentz Grün', COUNTRY_CODE: 'DE', SAFETY_CONTACT: null, LOGO: null };
  const others = { MANUFACTURER_ID: 105, MANUFACTURER_NAME: 'Klots' };
  const lines = [{ MANUFACTURER_ID: 1, ...line }, others].map((one) => JSON.stringify(one));
  writeFileSync(join(folder, 'manufacturers.jsonl'), lines.join('\n'));
  const { structureOverwrites } = await take(folder);
  const fields = structureOverwrites.map(({ field }) => field);
  expect(fields).toEqual(['CONTACT_NAME', 'CONTACT_ADDRESS', 'CONTACT_EMAIL', 'LOGO']);
  expect(await shopMaker()).toMatchObject({ contact: null, logo: null });
});

test('a table leaves what it has no columns for: facts of makers, names in other languages, and a menu by hand', async () => {
  const file = join(testFolder(), 'parts.csv');
  writePartsTable(file, 12);
  const { map } = guessMapping(await sampleTable(file));
  const takeTable = () => take(tableSource(file, map, keptNumbers(opened.db)));
  await takeTable();
  const { makers, categories, groups } = await readDeskStructure(opened.db);
  const maker = makers.find(({ products }) => products > 0);
  const category = categories.findLast(({ products }) => products > 0);
  const [group] = groups;
  if (maker === undefined || category === undefined || group === undefined) throw new Error('The table is empty.');
  await edit({ act: 'changed', entry: { ...maker, country: 'AT', contact } });
  await edit({ act: 'logo', kind: 'maker', ref: maker.ref, logo });
  const name = { ...category.name, EN: 'By hand' };
  await edit({ act: 'changed', entry: { ...category, name } });
  expect(await takeTable(), 'the menu is still the one of the table').toMatchObject({ structureOverwrites: [] });
  expect((await readDeskStructure(opened.db)).groups).toEqual(groups);
  await edit({ act: 'changed', entry: { ...group, title: { DE: 'Von Hand' } } });
  expect(await takeTable()).toMatchObject({ structureOverwrites: [], overwritten: 0 });
  const after = await readDeskStructure(opened.db);
  expect(after.makers.find(({ ref }) => ref === maker.ref)).toMatchObject({ country: 'AT', contact, logo });
  expect(after.categories.find(({ ref }) => ref === category.ref)?.name).toEqual(name);
  expect(after.groups.find(({ ref }) => ref === group.ref)?.title).toEqual({ DE: 'Von Hand' });
  expect(after.groups).toHaveLength(groups.length);
});
