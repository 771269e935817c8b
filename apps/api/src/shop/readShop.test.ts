import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { shopCommand } from '../commands/shop/run.ts';
import { readShop, sampleShopFolder } from './readShop.ts';
import { ShopError } from './shopError.ts';

afterAll(removeTestFolders);

const sample = readFileSync(join(sampleShopFolder, 'shop.yaml'), 'utf8');

/** A folder of the sample shop in which a text is replaced. */
function folderWith(from: string, to: string): string {
  const folder = testFolder();
  if (!sample.includes(from)) throw new Error(`The sample has no ${from}.`);
  writeFileSync(join(folder, 'shop.yaml'), sample.replace(from, to));
  return folder;
}

/** The sentences about a folder; none when it can be used. */
function mistakesIn(folder: string): readonly string[] {
  try {
    readShop(folder);
    return [];
  } catch (error) {
    if (error instanceof ShopError) return error.sentences;
    throw error;
  }
}

test('the sample’s folder says what the specification says of the shop', () => {
  expect(readShop(sampleShopFolder)).toEqual(exampleShop);
});

describe('a mistake is named with its file, its line and what to do', () => {
  test.each([
    ['a line that is missing', '  city: Niederanven\n', '', 'shop.yaml, line 4: identity.city is missing: add it.'],
    [
      'a name that nobody knows',
      '  permit: 00000000/0',
      '  permitt: 00000000/0',
      'shop.yaml, line 15: identity.permitt is not known here: correct the name or delete the line.',
    ],
    [
      'a number where a text should be',
      "number: '0000'",
      'number: 17',
      'shop.yaml, line 25: registrations 1.number must be text: put it in quotes.',
    ],
    [
      'a bank account of letters',
      'iban: LU00 0000 0000 0000 0000',
      'iban: Luxembourg',
      'shop.yaml, line 20: bank.iban must be like LU00 0000 0000 0000 0000: correct it.',
    ],
    [
      'hours that end before they begin',
      "from: '14:00', to: '17:00'",
      "from: '14:00', to: '11:00'",
      'shop.yaml, line 36: service.spans 2 ends before it begins: correct its times.',
    ],
    [
      'a day that there is not',
      'firstDay: monday',
      'firstDay: lundi',
      'shop.yaml, line 32: service.firstDay must be one of monday, tuesday, wednesday, thursday, friday, saturday, sunday: correct it.',
    ],
    [
      'no hours at all',
      "  spans:\n    - { from: '09:00', to: '12:00' }\n    - { from: '14:00', to: '17:00' }",
      '  spans: []',
      'shop.yaml, line 34: service.spans needs 1 entries at least: add them.',
    ],
    [
      'a section that has become a word',
      'bank:\n',
      'bank: none\nother:\n',
      'shop.yaml, line 18: bank must have lines below it, of name, iban, bic: write them.',
    ],
  ])('%s', (_, from, to, sentence) => {
    expect(mistakesIn(folderWith(from, to))).toContain(sentence);
  });

  test('all of them at once', () => {
    const folder = folderWith('  manager: Alex Exemple\n  email: service@platine.example', '  email: service');
    expect(mistakesIn(folder)).toEqual([
      'shop.yaml, line 4: identity.manager is missing: add it.',
      'shop.yaml, line 10: identity.email must be like service@shop.example: correct it.',
    ]);
  });

  test('what is no YAML', () => {
    expect(mistakesIn(folderWith('  bic: EXEMLULLXXX', '  bic: [EXEMLULLXXX'))[0]).toMatch(
      /^shop\.yaml, line \d+: this is no YAML: .+\.$/,
    );
  });

  test('a folder that is not there', () => {
    expect(mistakesIn('/nowhere')).toEqual([
      '/nowhere/shop.yaml cannot be read: make the folder with pnpm shop init FOLDER, and set SHOP_DIR to it.',
    ]);
  });
});

/** Runs `pnpm shop …`; answers the exit code and what it says. */
async function shop(...words: string[]) {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const work = shopCommand.parse(words, '/');
  if (work?.needs !== 'nothing') return [2];
  return [await work.run({ say, complain: say, progress: () => undefined, ask: null }), ...said];
}

describe('pnpm shop', () => {
  test('init makes a folder that check takes, and overwrites nothing', async () => {
    const folder = join(testFolder(), 'own');
    const begun = await shop('init', folder);
    expect(begun[0]).toBe(0);
    expect(await shop('check', folder)).toEqual([0, `${folder} can be used: the shop Platine, Platine S.à r.l.-S.`]);
    const again = await shop('init', folder);
    expect(again).toEqual([1, `${folder} has files already: name a folder that is new or empty.`]);
  });

  test('check says each mistake, and fails', async () => {
    const said = await shop('check', folderWith('  city: Niederanven\n', ''));
    expect(said).toEqual([1, 'shop.yaml, line 4: identity.city is missing: add it.']);
  });

  test.each([[], ['check'], ['make', 'here'], ['init', '--force'], ['init', 'one', 'two']])(
    'words that make no sense: %s',
    async (...words) => {
      expect(await shop(...words)).toEqual([2]);
    },
  );
});
