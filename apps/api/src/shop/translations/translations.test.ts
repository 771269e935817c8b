import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sheetOf } from '@platine/documents/sheet/sheetOf.ts';
import { sampleDocument } from '@platine/documents/issuedDocument.testing.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import { readShop } from '../readShop.ts';
import { sampleShopFolder } from '../sampleShop.ts';
import { ShopError } from '../shopError.ts';
import { readTranslations } from './readTranslations.ts';
import { withOpenTexts } from './translationText.ts';

afterAll(removeTestFolders);

/** A complete shop with Dutch. */
const sluis = fileURLToPath(new URL('../../../../../examples/sluis', import.meta.url));
const dutchFile = 'languages/nl.yaml';
const dutch = readFileSync(join(sluis, dutchFile), 'utf8');

function folderWith(text: string, name = dutchFile): string {
  const folder = testFolder();
  mkdirSync(join(folder, 'languages'));
  writeFileSync(join(folder, name), text);
  return folder;
}

function mistakesIn(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ShopError) return error.sentences;
    throw error;
  }
}

/** The Dutch words with one line replaced. */
function changed(from: RegExp, to: string): string {
  expect(dutch).toMatch(from);
  return dutch.replace(from, to);
}

const line = (id: string) => new RegExp(`^  ${id.replaceAll('.', '\\.')}: .*$`, 'm');

describe('record 0160: a language is complete or refused', () => {
  test('the Dutch of the example is complete, and is a language of its shop', () => {
    const { languages, translations = {}, payment, guaranteeWords, facetWords, drawingWords, pages } = readShop(sluis);
    expect(languages).toEqual(['EN', 'DE', 'FR', 'NL']);
    expect(translations.NL?.letters.order.subject).toContain('{number}');
    expect(payment.SAFERPAY.name).toMatchObject({
      EN: 'Credit card, iDEAL, Bancontact',
      NL: 'Creditcard, iDEAL, Bancontact',
    });
    expect(guaranteeWords.NL?.title).toBe('Wettelijke garantie van conformiteit');
    expect(facetWords.NL?.inStock).toBe('Op voorraad');
    expect(drawingWords.NL?.symbol).toBe('Schemasymbool');
    expect(pages.gtc.NL?.blocks.length).toBe(pages.gtc.EN.blocks.length);
  });

  test('a shop without the folder has none', () => {
    const { languages, translations } = readShop(sampleShopFolder);
    expect([languages, translations]).toEqual([['EN', 'DE', 'FR'], {}]);
  });

  test.each([
    [
      'a text that is missing',
      changed(line('accountScreen.date'), ''),
      'screens.accountScreen.date is missing: add it.',
    ],
    [
      'an empty text',
      changed(line('accountScreen.date'), "  accountScreen.date: ''"),
      'screens.accountScreen.date has no text: translate it.',
    ],
    [
      'a place that is missing',
      changed(line('accountScreen.customer'), '  accountScreen.customer: Klantnummer {number}'),
      'screens.accountScreen.customer lacks {email}, which the English text has: add it.',
    ],
    [
      'a place too many',
      changed(line('accountScreen.date'), '  accountScreen.date: Datum {day}'),
      'screens.accountScreen.date has {day}, which the English text lacks: take it out.',
    ],
    [
      'a message that is broken',
      changed(line('accountScreen.date'), "  accountScreen.date: 'Datum {'"),
      'screens.accountScreen.date is no message in ICU syntax: close its braces and tags.',
    ],
    [
      'a list that is a text',
      changed(/^ {2}remedies:\n(?: {4}.*\n)+/m, '  remedies: herstel\n'),
      'guarantee.remedies must be a list of texts, with a dash before each: write it so.',
    ],
    [
      'an unknown name',
      changed(/^payment:$/m, 'payment:\n  cash: Contant'),
      'payment.cash is not known here: correct the name or delete the line.',
    ],
    [
      'a section that is a text',
      changed(/^facets:\n(?: {2}.*\n)+/m, 'facets: ja\n'),
      'facets must have lines below it, each with a name and a text: write them.',
    ],
  ])('%s is told with its line', (_, text, sentence) => {
    const [mistake = '', ...more] = mistakesIn(() => readTranslations(folderWith(text)));
    expect(mistake).toMatch(/^languages\/nl\.yaml, line \d+: /);
    expect(mistake).toContain(sentence);
    expect(more).toEqual([]);
  });

  test('all mistakes are told at once', () => {
    const sentences = mistakesIn(() => readTranslations(folderWith('screens:\n  accountScreen.date: Datum\n')));
    expect(sentences.length).toBeGreaterThan(1000);
    expect(sentences).toContain('languages/nl.yaml, line 1: facets.price is missing: add it.');
  });

  test.each(['languages/lb.yaml', 'languages/en.yaml', 'languages/nl.json'])('%s is no file of a language', (name) => {
    expect(mistakesIn(() => readTranslations(folderWith('screens: {}', name)))).toEqual([
      expect.stringMatching(
        new RegExp(`^${name.replace('.', '\\.')} is no language that can be added: name it after one of bg, cs, `),
      ),
    ]);
  });

  test('the shop’s own texts and pages are in it as well', () => {
    const folder = testFolder();
    cpSync(sampleShopFolder, folder, { recursive: true });
    cpSync(join(sluis, 'languages'), join(folder, 'languages'), { recursive: true });
    const sentences = mistakesIn(() => readShop(folder));
    expect(sentences).toContain('payment.yaml, line 15: WIRE_TRANSFER.name.NL is missing: add it.');
    expect(sentences).toContain(
      'pages/gtc.nl.md is missing: a page is there in all languages (EN, DE, FR, NL), or in none.',
    );
  });

  test('the sample’s files do not stand in for those of a shop with more languages', () => {
    const folder = testFolder();
    cpSync(sluis, folder, { recursive: true });
    rmSync(join(folder, 'payment.yaml'));
    expect(mistakesIn(() => readShop(folder))).toEqual([
      'payment.yaml is missing: the sample’s has no NL, so copy it and add its texts.',
    ]);
  });

  test('words for the search may be in it', () => {
    const folder = testFolder();
    cpSync(sluis, folder, { recursive: true });
    writeFileSync(join(folder, 'synonyms.yaml'), 'groups:\n  - { EN: [solder], NL: [soldeertin, tinsoldeer] }\n');
    expect(readShop(folder).synonyms).toEqual([{ EN: ['solder'], NL: ['soldeertin', 'tinsoldeer'] }]);
  });

  test('a text in a language that the shop does not have is refused', () => {
    const folder = testFolder();
    cpSync(sluis, folder, { recursive: true });
    writeFileSync(join(folder, 'notice.yaml'), 'id: n\ntext: { EN: a, DE: b, FR: c, NL: d, IT: e }\n');
    expect(mistakesIn(() => readShop(folder))).toEqual([
      'notice.yaml, line 2: text.IT is a language that the shop does not have: add languages/it.yaml or delete the line.',
    ]);
  });
});

describe('a translation to be completed', () => {
  test('has the English text above each place, and is refused until all are filled', () => {
    const { text, lacking } = withOpenTexts('');
    expect(text).toContain('  # Your addresses\n  accountScreen.addressList: ""\n');
    const mistakes = mistakesIn(() => readTranslations(folderWith(text)));
    expect(
      mistakes.filter((one) => !one.endsWith('must be a list of texts, with a dash before each: write it so.')),
    ).toHaveLength(lacking - 2);
  });

  test('keeps what it has, with its comments', () => {
    const before = `# By Robin\n${changed(line('accountScreen.date'), '')}`;
    const { text, lacking } = withOpenTexts(before);
    expect(lacking).toBe(1);
    expect(text).toContain('# By Robin');
    expect(text).toContain('  # Date\n  accountScreen.date: ""\n');
    expect(withOpenTexts(dutch)).toMatchObject({ lacking: 0 });
  });
});

test('a document speaks the language that its shop has added, and English when it is there no longer', () => {
  const { translations = {} } = readShop(sluis);
  const issued = sampleDocument({ language: 'NL' });
  expect(sheetOf({ ...issued, words: translations.NL?.documents }).title).toBe('Factuur');
  expect(sheetOf(issued).title).toBe('Invoice');
});
