import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditableSettings } from '@platine/domain/desk/settingsNames.ts';
import { inLanguagesOf } from '@platine/domain/language/inLanguages.ts';
import { builtInLanguages } from '@platine/domain/language/language.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import { settingsChanges } from '../../db/settingsSchema.ts';
import { readShop } from '../../shop/readShop.ts';
import { sampleShopFolder } from '../../shop/sampleShop.ts';
import { listSettings } from '../../shop/settings/settingsFiles.ts';
import { readSettingsPart, saveSettings } from './settings.ts';

let shop: TestApp;
let taken = 0;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => {
  taken = 0;
});

const folder = () => ({ path: shop.shopFolder, takeChange: () => void (taken += 1) });
const all = (words: string) => inLanguagesOf(builtInLanguages, () => words);
const read = (name: EditableSettings) => readSettingsPart(shop.db, shop.shopFolder, name);

async function save(name: EditableSettings, words: string, seen?: string) {
  const change = { name, texts: all(words), seen: seen ?? (await read(name)).seen, by: 'anna', why: '' };
  return (await saveSettings({ db: shop.db, now: testNow }, folder(), change)).result;
}

test('issue 20: a change is taken over once; what is refused, late or the same is not', async () => {
  const { seen } = await read('notice');
  expect(await save('notice', 'Closed on Friday.', seen)).toBe('done');
  expect([taken, readShop(shop.shopFolder).notice?.text]).toEqual([1, all('Closed on Friday.')]);
  expect([await save('notice', 'Closed on Friday.', seen), await save('notice', 'Open again.', seen)]).toEqual([
    'done',
    'conflict',
  ]);
  expect(await save('notice', 'a'.repeat(501))).toBe('refused');
  expect([taken, (await read('notice')).changes.length]).toEqual([1, 1]);
});

test('a notice with other words has another name, so that those see it who have closed the one before', async () => {
  const nameAfter = async (words: string) => {
    await save('notice', words);
    return readShop(shop.shopFolder).notice?.id;
  };
  const names = [await nameAfter('One.'), await nameAfter('Two.'), await nameAfter('One.')];
  expect(names[0]).toBe(names[2]);
  expect(names[0]).not.toBe(names[1]);
});

test('of two operators who save the same page at the same moment, one is late; nothing is left beside the pages', async () => {
  const page = (words: string) => `---\nchanged: 2026-11-27\n---\n\n${words}\n\nMore.\n`;
  const { seen } = await read('cookies');
  const ends = await Promise.all(['One.', 'Two.'].map((words) => save('cookies', page(words), seen)));
  expect(ends.toSorted()).toEqual(['conflict', 'done']);
  const written = readdirSync(join(shop.shopFolder, 'pages')).toSorted();
  expect(written).toEqual(['cookies.de.md', 'cookies.en.md', 'cookies.fr.md']);
});

describe('the folder', () => {
  test('with something large beside the settings is checked without it', async () => {
    mkdirSync(join(shop.shopFolder, '.git'));
    writeFileSync(join(shop.shopFolder, '.git', 'shop.yaml'), 'no: settings');
    expect(await save('notice', 'Beside.')).toBe('done');
  });

  test('that somebody has broken by hand is not made worse, and says what is wrong', async () => {
    const before = (await shop.db.select().from(settingsChanges)).length;
    writeFileSync(join(shop.shopFolder, 'limits.yaml'), 'makers: 3\n');
    const change = {
      name: 'notice',
      texts: all('Now.'),
      seen: (await read('notice')).seen,
      by: 'anna',
      why: '',
    } as const;
    const { result, mistakes } = await saveSettings({ db: shop.db, now: testNow }, folder(), change);
    expect([result, mistakes[0]]).toEqual(['refused', expect.stringMatching(/^limits\.yaml, line 1/)]);
    expect(await shop.db.select().from(settingsChanges)).toHaveLength(before);
  });

  test('of the sample is a part of the program and is never written', async () => {
    const sample = { path: sampleShopFolder, takeChange: () => void (taken += 1) };
    const { state, seen } = await readSettingsPart(shop.db, sampleShopFolder, 'notice');
    expect([state, listSettings(sampleShopFolder)[0]?.source]).toEqual(['sample', 'sample']);
    const change = { name: 'notice', texts: all('Now.'), seen, by: 'anna', why: '' } as const;
    await expect(saveSettings({ db: shop.db, now: testNow }, sample, change)).rejects.toThrow(/set SHOP_DIR/);
    expect([taken, existsSync(join(sampleShopFolder, 'notice.yaml'))]).toEqual([0, false]);
  });
});
