import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { testPicture } from '../../../testing/pictures.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import { commandContext, typeCommand } from '../../../testing/typeCommand.ts';
import { readDeskStructure } from '../../catalogue/edits/deskStructure.ts';
import { products } from '../../db/schema.ts';
import { act } from './act.ts';
import { commandOf } from './command.ts';
import { structureCommand } from './run.ts';

let shop: TestApp;
let mediaFolder: string;
beforeAll(async () => {
  shop = await openTestApp();
  mediaFolder = testFolder();
}, 120_000);
afterAll(() => shop.close());
afterAll(removeTestFolders);

const contextOf = () => commandContext({ db: shop.db, mediaFolder });
const typed = (...words: readonly string[]) => typeCommand(structureCommand, words, contextOf());
/** With the reason that each change asks for. */
const changed = (...words: readonly string[]) => typed(...words, '--by', 'anna', '--why', 'tidied');
const by = '2026-11-21 13:00 anna: ';
const overwrites =
  '\nThe next import takes the facts of its files again, and says which it overwrites: enter the change there, too.';
const takesOut = '\nThe next import takes it out unless its files have it: enter it there, too.';
const comesBack = '\nThe next import brings it back if its files have it: take it out there, too.';
const entry = (kind: 'makers' | 'categories' | 'groups', ref: string) =>
  readDeskStructure(shop.db).then((structure) => structure[kind].find((one) => one.ref === ref));

describe('issue 20: what the desk does with makers, categories and the menu are commands, too', () => {
  test.each([
    [
      'a maker is brought in',
      ['add', 'maker', '880', '--name', ' Orbit ', '--country', 'at'],
      'maker 880',
      'brought in',
    ],
    [
      'it gets a contact',
      ['change', 'maker', '880', '--contact-name', 'Orbit GmbH', '--contact-address', 'Ring 1, Wien'],
      'maker 880',
      'CONTACT_NAME – → Orbit GmbH, CONTACT_ADDRESS – → Ring 1, Wien',
    ],
    ['it is renamed', ['change', 'maker', '880', '--name', 'Orbit AG'], 'maker 880', 'NAME Orbit → Orbit AG'],
    ['a category is brought in', ['add', 'category', '1.2.Q', '--name', 'EN=Loupes'], 'category 1.2.q', 'brought in'],
    [
      'it is named in German',
      ['change', 'category', '1.2.q', '--name', 'DE=Lupen'],
      'category 1.2.q',
      'NAME_DE – → Lupen',
    ],
    ['a menu group is brought in', ['add', 'group', 'tools', '--title', 'EN=Tools'], 'menu group tools', 'brought in'],
    [
      'it gets a place and a German title',
      ['change', 'group', 'tools', '--place', '1', '--title', 'DE=Werkzeug'],
      'menu group tools',
      'TITLE_DE – → Werkzeug, POSITION 2 → 1',
    ],
  ])('%s', async (_, words, named, said) => {
    const follows = words[0] === 'add' && words[1] !== 'maker' ? takesOut : overwrites;
    expect(await changed(...words)).toEqual([0, `${named}: ${by}${said} (tidied)${follows}`]);
  });

  test('what a command does not name stays as it was', async () => {
    const contact = { name: 'Orbit GmbH', address: 'Ring 1, Wien', email: null, url: null };
    expect(await entry('makers', '880')).toMatchObject({ name: 'Orbit AG', country: 'AT', contact });
    expect(await entry('categories', '1.2.q')).toMatchObject({ name: { EN: 'Loupes', DE: 'Lupen' } });
    expect(await entry('groups', 'tools')).toMatchObject({ title: { EN: 'Tools', DE: 'Werkzeug' }, position: 0 });
  });

  test.each([
    ['an entry', ['entry', 'tools', '--title', 'EN=Irons', '--tags', 'irons'], ['EN "Irons", tags irons']],
    [
      'one more behind it',
      ['entry', 'tools', '--title', 'EN=Saws', '--tags', 'saws, blades'],
      ['EN "Irons", tags irons', 'EN "Saws", tags saws,blades'],
    ],
    ['another order', ['entry-order', 'tools', '2,1'], ['EN "Saws", tags saws,blades', 'EN "Irons", tags irons']],
    [
      'an entry elsewhere',
      ['entry-move', 'tools', '2', '1'],
      ['EN "Irons", tags irons', 'EN "Saws", tags saws,blades'],
    ],
    ['the same again', ['entry-move', 'tools', '2', '1'], ['EN "Saws", tags saws,blades', 'EN "Irons", tags irons']],
    [
      'a German title',
      ['entry-change', 'tools', '1', '--title', 'DE=Sägen'],
      ['EN "Saws" DE "Sägen", tags saws,blades', 'EN "Irons", tags irons'],
    ],
    [
      'other tags',
      ['entry-change', 'tools', '1', '--tags', 'saws'],
      ['EN "Saws" DE "Sägen", tags saws', 'EN "Irons", tags irons'],
    ],
    ['one entry less', ['entry-remove', 'tools', '2'], ['EN "Saws" DE "Sägen", tags saws']],
  ])('a menu group gets %s', async (_, words, lines) => {
    const [code, said] = await changed(...words);
    expect([code, said.split('\n')[0]]).toEqual([0, expect.stringMatching(/^menu group tools: .* anna: ENTRIES /)]);
    expect(said.split('\n').slice(1, -1)).toEqual(lines.map((line, index) => `Entry ${index + 1}: ${line}`));
    expect(await entry('groups', 'tools')).toMatchObject({ title: { EN: 'Tools', DE: 'Werkzeug' }, position: 0 });
  });

  test('a maker gets a logo, once, keeps it when it is renamed, and loses it', async () => {
    const file = join(mediaFolder, 'orbit.jpg');
    writeFileSync(file, await testPicture('red'));
    const [code, said] = await changed('logo', '880', file);
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^maker 880: .* anna: LOGO – → \/media\/.*webp \(tidied\)\n/),
    ]);
    expect((await changed('logo', '880', file))[1]).toBe('maker 880: nothing was changed, because it is so already.');
    await changed('change', 'maker', '880', '--country', 'LU');
    expect((await typed('show', 'maker', '880'))[1]).toMatch(/^Logo: \/media\//m);
    expect((await changed('logo-remove', '880'))[1]).toMatch(/LOGO \/media\/.* → – \(tidied\)/);
    expect(await entry('makers', '880')).toMatchObject({ logo: null });
  });

  test('a text is taken out, and a contact with its last one', async () => {
    await changed('change', 'maker', '880', '--contact-name', '', '--contact-address', '', '--country', '');
    expect(await entry('makers', '880')).toMatchObject({ country: null, contact: null });
    await changed('change', 'category', '1.2.q', '--name', 'DE=');
    expect(await entry('categories', '1.2.q')).toMatchObject({ name: { EN: 'Loupes' } });
  });

  test.each([
    ['maker', '880', 'maker 880'],
    ['category', '1.2.Q', 'category 1.2.q'],
    ['group', 'tools', 'menu group tools'],
  ])('a %s is removed', async (kind, ref, named) => {
    expect(await changed('remove', kind, ref)).toEqual([0, `${named}: ${by}removed (tidied)${comesBack}`]);
    const [code, said] = await typed('show', kind, ref);
    expect([code, said]).toEqual([
      1,
      `There is no ${named}. "pnpm structure list ${kind}" has all. The newest change was ${by}removed (tidied).`,
    ]);
  });

  test('a repetition with its key happens once, and without a name the shop has done it', async () => {
    await changed('add', 'group', 'lamps', '--title', 'EN=Lamps');
    await changed('entry', 'lamps', '--title', 'EN=Bulbs', '--tags', 'bulbs');
    const words = ['entry-remove', 'lamps', '1', '--why', 'sold out', '--key', 'menu-1'];
    expect((await typed(...words))[1]).toContain('shop: ENTRIES Bulbs: bulbs → – (sold out)');
    expect(await typed(...words)).toEqual([
      0,
      'menu group lamps: nothing was changed, because its key was used before, or it is so already.',
    ]);
    expect(await changed('change', 'group', 'lamps', '--title', 'EN=Lamps')).toEqual([
      0,
      'menu group lamps: nothing was changed, because it is so already.',
    ]);
    await changed('remove', 'group', 'lamps');
  });
});

describe('a refusal is one sentence that says what to do, and changes nothing', () => {
  test.each([
    [['change', 'maker', '4711', '--name', 'x'], 'there is no maker 4711. "pnpm structure list maker" has all.'],
    [['entry-remove', 'tools', '1'], 'there is no menu group tools. "pnpm structure list group" has all.'],
    [
      ['add', 'maker', '105', '--name', 'x'],
      'there is a maker 105 already. Change it with "change", or take another number.',
    ],
    [['add', 'category', '1.2.9.1', '--name', 'EN=x'], 'there is no category 1.2.9 above it. Add that first.'],
    [
      ['remove', 'maker', '105'],
      '2 products name it. Give them another maker first, with "pnpm product cell <number> MANUFACTURER_ID=…".',
    ],
    [
      ['remove', 'category', '1.2.10'],
      '1 product names it. Give it another category first, with "pnpm product cell <number> CATEGORY_PATHS=…".',
    ],
    [['remove', 'category', '1.2.1'], 'there are categories below it. Remove those first.'],
    [
      ['remove', 'group', 'components'],
      'it is the last menu group, and an import takes a catalogue without any for a damaged one. Add another first.',
    ],
    [
      ['change', 'maker', '105', '--country', 'Austria'],
      'the import would refuse it: COUNTRY_CODE must be two capital letters, such as DE. Correct it and try again.',
    ],
    [
      ['add', 'category', 'boards', '--name', 'EN=x'],
      'the import would refuse it: PATH must be 1.2, or letters and digits below it: 1.2.3. Correct it and try again.',
    ],
    [
      ['change', 'category', '1.2.10', '--name', 'EN='],
      'the import would refuse it: NAME is required, in one language at least. Correct it and try again.',
    ],
    [
      ['entry', 'components', '--title', 'EN=x', '--tags', ' , '],
      'the import would refuse it: ENTRIES[1].GROUPTAGS field must have at least 1 items. Correct it and try again.',
    ],
    [
      ['entry-order', 'components', '2,1'],
      'an order names all entries by their numbers in "show", 1 to 1, each once; entry-move moves one alone.',
    ],
    [['entry-change', 'components', '2', '--tags', 'x'], 'there is no entry 2. "show" numbers them.'],
    [
      ['logo', '4711', import.meta.filename],
      'this is no picture that the shop takes. Save it as JPEG or PNG and name that file.',
    ],
    [['logo', '105', '/no/klots.png'], '/no/klots.png cannot be read. Name a file that is there.'],
    [['logo-remove', '4711'], 'there is no maker 4711. "pnpm structure list maker" has all.'],
  ])('%j', async (words, sentence) => {
    const before = await readDeskStructure(shop.db);
    expect(await changed(...words)).toEqual([1, `Nothing was changed: ${sentence}`]);
    expect(await readDeskStructure(shop.db)).toEqual(before);
  });

  test('a change without a reason', async () => {
    const sentence = 'Nothing was changed: say why with --why <reason>. The log keeps it with who did it.';
    expect(await typed('remove', 'maker', '105')).toEqual([1, sentence]);
  });

  test('of two who change the same, the second is refused', async () => {
    const seen = await readDeskStructure(shop.db);
    await changed('change', 'maker', '105', '--name', 'Klotz');
    const words = ['change', 'maker', '105', '--name', 'Clots', '--why', 'spelling', '--by', 'ben'];
    const command = commandOf(words, '/');
    if (command?.what !== 'act') throw new Error('The words make no sense.');
    expect(await act(contextOf(), command, seen)).toMatchObject({ result: 'conflict' });
    expect(await entry('makers', '105')).toMatchObject({ name: 'Klotz' });
    await changed('change', 'maker', '105', '--name', 'Klots');
  });

  test('a maker of products that have left the catalogue', async () => {
    await shop.db.update(products).set({ withdrawn: true }).where(eq(products.manufacturerId, 105));
    expect(await changed('remove', 'maker', '105')).toEqual([
      1,
      'Nothing was changed: orders may refer to the 2 products of it that left the catalogue. It stays; "change" gives it another name.',
    ]);
    await shop.db.update(products).set({ withdrawn: false }).where(eq(products.manufacturerId, 105));
  });
});
