import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { shopCommand } from '../commands/shop/run.ts';
import { readShop } from './readShop.ts';
import { sampleShopFolder } from './sampleShop.ts';
import { ShopError } from './shopError.ts';

afterAll(removeTestFolders);

/** A folder of the sample shop in which a text of a file is replaced. */
function folderWith(from: string, to: string, file = 'shop.yaml'): string {
  const folder = testFolder();
  cpSync(sampleShopFolder, folder, { recursive: true });
  const path = join(folder, file);
  const sample = readFileSync(path, 'utf8');
  if (!sample.includes(from)) throw new Error(`The sample has no ${from}.`);
  writeFileSync(path, sample.replace(from, to));
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
  const { synonyms, kicad: _kicad, pages: _pages, shopWindow: _window, ...shop } = readShop(sampleShopFolder);
  const { kicad, pages, shopWindow } = exampleShop;
  expect({ ...shop, synonyms: exampleShop.synonyms, kicad, pages, shopWindow }).toEqual({
    ...exampleShop,
    translations: {},
  });
  expect(synonyms.flatMap(({ DE = [] }) => DE)).toEqual(expect.arrayContaining(['Lötzinn', 'Elko', 'Poti']));
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
      'means of payment that nobody knows',
      '[VISA, MASTERCARD]',
      '[VISA, CASH]',
      'shop.yaml, line 49: saferpayMeans 2 must be one of VISA, MASTERCARD, MAESTRO, AMEX, DINERS, JCB, UNIONPAY, BANCONTACT, WERO, IDEAL, EPS, BLIK, KLARNA, TWINT, APPLEPAY, GOOGLEPAY, CLICKTOPAY: correct it.',
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
      'shop.yaml, line 18: bank must have lines below it, of name, iban, bic, holder: write them.',
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
      '/nowhere/delivery.yaml cannot be read: make the folder with pnpm shop init FOLDER, and set SHOP_DIR to it.',
    ]);
  });
});

test('a folder of before a line of the sample leaves the means of payment to the account', () => {
  expect(readShop(folderWith('saferpayMeans: [VISA, MASTERCARD]\n', '')).saferpayMeans).toEqual([]);
});

describe('countries and prices', () => {
  test.each([
    [
      'a price in words',
      'price: 9.90',
      'price: free',
      /line \d+: zones 1\.prices\.UPS_SAVER 1\.price must be an amount in euros/,
    ],
    ['half a cent', 'price: 9.90', 'price: 9.905', /UPS_SAVER 1\.price has more than two decimals: round it\.$/],
    [
      'a band that begins too late',
      'upToGrams: 2000, price: 9.90',
      'upToGrams: 20000, price: 9.90',
      /zones 1\.prices\.UPS_SAVER must begin with the lightest/,
    ],
    ['an unknown method', '      UPS_SAVER:', '      PIGEON:', /zones 1\.prices\.PIGEON is not known here/],
    [
      'an unknown country',
      'countries: [BE, DE',
      'countries: [XX, DE',
      /zones 2\.countries 1 must be one of AD, AE, .*: correct it\.$/,
    ],
    ['a country in two zones', 'countries: [BE, DE', 'countries: [LU, DE', /zones has a country in two zones/],
    [
      'no zone for the shop',
      'countries: [LU]',
      'countries: []',
      /zones lacks LU, where the shop is: add it to a zone\.$/,
    ],
    [
      'free shipping in words',
      '{ LU: 75,',
      '{ LU: never,',
      /line \d+: freeShipping 1\.thresholds may have amounts of AD, AE/,
    ],
    ['no minimum', '  other: 50.00\n', '', /line \d+: minimumOrder\.other is missing: add it\.$/],
  ])('%s', (_, from, to, sentence) => {
    const mistakes = mistakesIn(folderWith(from, to, 'delivery.yaml'));
    expect(mistakes.filter((one) => /^delivery\.yaml, line \d+: /.test(one) && sentence.test(one))).toHaveLength(1);
  });

  test('a method that a zone lacks does not go there, and free shipping counts from the newest day', () => {
    const later = "freeShipping:\n  - { from: '2027-01-01', thresholds: { LU: 99.5 } }\n";
    const { delivery } = readShop(folderWith('freeShipping:\n', later, 'delivery.yaml'));
    expect(delivery.freeShipping[0]).toEqual({ from: '2027-01-01', thresholds: { LU: 9950 } });
    expect(delivery.freeShipping).toHaveLength(2);
    expect(delivery.zones.map(({ methods }) => methods.includes('DPD_CLASSIC'))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('synonyms', () => {
  const sample = '  - EN: [relay]\n    DE: [Relais]\n';
  test.each([
    [
      'a word in two groups',
      '  - EN: [relay, SOLDER-wire]\n',
      /groups \d+ has solder wire, which stands in another group/,
    ],
    ['a group of one word', '  - EN: [relay]\n', /groups \d+ needs two words at least: add one or delete the group\.$/],
    [
      'a word without letters',
      '  - EN: [relay, "+"]\n',
      /groups \d+ has a word without letters and digits: correct it\.$/,
    ],
    ['an unknown language', '  - EN: [relay]\n    XX: [Relais]\n', /groups \d+\.XX is not known here/],
    ['a number', '  - EN: [relay, 7]\n', /groups \d+\.EN 2 must be text: put it in quotes\.$/],
  ])('%s', (_, to, mistake) => {
    const mistakes = mistakesIn(folderWith(sample, to, 'synonyms.yaml'));
    expect(mistakes.filter((one) => /^synonyms\.yaml, line \d\d+: /.test(one) && mistake.test(one))).toHaveLength(1);
  });

  test('a shop may have none', () => {
    const folder = folderWith('groups', 'groups', 'synonyms.yaml');
    rmSync(join(folder, 'synonyms.yaml'));
    expect(readShop(folder).synonyms).toEqual([]);
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
    expect(await shop('check', folder)).toEqual([
      0,
      `${folder} can be used: the shop Platine, Platine S.à r.l.-S.`,
      expect.stringMatching(/^The shop’s folder has no guarantee-notice-en\.png, /),
      expect.stringMatching(
        /^shipping\.yaml: the labels of UPS_SAVER, .* are sendcloud:letter, which is without postage/,
      ),
    ]);
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
