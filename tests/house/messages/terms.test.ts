import { readCatalogue, sampleFolder } from '@platine/api/catalogue/readCatalogue.ts';
import { words as sandboxWords } from '@platine/api/http/payments/sandboxWords.data.ts';
import { mailWords } from '@platine/api/words/mailWords.data.ts';
import { documentWords } from '@platine/documents/words.data.ts';
import { shippingMethods } from '@platine/domain/shipping/methods.ts';
import { examplePayment, exampleShipping } from '@platine/domain/shop/exampleMethods.data.ts';
import { paymentMethods } from '@platine/domain/payment/methods.ts';
import { pageNames } from '@platine/domain/shop/pages/page.ts';
import { readShop } from '@platine/api/shop/readShop.ts';
import { sampleShopFolder } from '@platine/api/shop/sampleShop.ts';
import { describe, expect, test } from 'vitest';
import { read } from '../tree.ts';
import { readCatalogue as readMessages } from './messages.ts';
import type { ShownText } from './terms.ts';
import { avoidedIn, needlessIn, readTerms, stringsIn, terms } from './terms.ts';

const languages = ['EN', 'DE', 'FR'] as const;

/** Texts by language, such as the mails' words. */
const inEach = (where: string, words: Readonly<Partial<Record<(typeof languages)[number], unknown>>>): ShownText[] =>
  languages.flatMap((language) => stringsIn(words[language]).map((text) => ({ where, language, text })));

const messages = languages.flatMap((language) => {
  const catalogue = readMessages(read('packages/ui/src/i18n/messages', `${language.toLowerCase()}.json`));
  return Object.entries(catalogue).map(([where, text]) => ({ where, language, text }));
});

const sampleShop = readShop(sampleShopFolder);
const pages = pageNames.map((page) => inEach(page, sampleShop.pages[page]));

const { categories, menu, products } = await readCatalogue(sampleFolder);
const catalogue = [
  ...categories.flatMap(({ PATH, NAME }) => inEach(PATH, NAME)),
  ...menu.flatMap(({ TITLE, ENTRIES }) =>
    [TITLE, ...ENTRIES.map((entry) => entry.TITLE)].flatMap((one) => inEach('menu', one)),
  ),
  ...products.flatMap(({ SKU, NAME, DESCRIPTION, ATTRIBUTES }) =>
    [NAME, DESCRIPTION, ...ATTRIBUTES.flatMap((one) => [one.NAME, one.TEXT ?? {}])].flatMap((one) =>
      inEach(String(SKU), one),
    ),
  ),
];

const shown: readonly ShownText[] = [
  ...messages,
  ...inEach('mails', mailWords),
  ...inEach('documents', documentWords),
  ...inEach('sandbox', sandboxWords),
  ...shippingMethods.flatMap((method) => inEach(method, exampleShipping[method].name)),
  ...paymentMethods.flatMap((method) => inEach(method, examplePayment[method].name)),
  ...pages.flat(),
  ...catalogue,
];

describe('one word for one thing, as docs/TERMS.md has it', () => {
  test('in everything that a shopper reads', () => {
    expect([...new Set(avoidedIn(shown, terms))]).toEqual([]);
  });

  test('all of it is looked through', () => {
    expect(terms.avoided.DE.length).toBeGreaterThan(30);
    expect(messages.length).toBeGreaterThan(2000);
    expect(pages.flat().length).toBeGreaterThan(500);
    expect(catalogue.length).toBeGreaterThan(20_000);
  });

  test('each exception is still one', () => {
    expect(needlessIn(shown, terms)).toEqual([]);
  });
});

describe('a word that is not said is found', () => {
  const page = [
    '| thing | English | German | French | not in English | not in German | not in French |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    '| goods | product | Artikel | article | `item` | `Produkt` `freiwillig*` | `par lots` |',
    '## Said all the same',
    '| where | word | why |',
    '| --- | --- | --- |',
    '| `law` | `Produkt` | its wording |',
    '| `old` | `item` | said once |',
  ].join('\n');
  const known = readTerms(page);
  const german = (text: string, where = 'a') => avoidedIn([{ where, language: 'DE', text }], known);

  test.each([
    ['Ein Produkt', ['a (DE): Produkt']],
    ['Das Klots-Produkt, klein geschrieben: produkt', ['a (DE): Produkt']],
    ['Produktgruppen und Produkte', []],
    ['(freiwillige Angabe)', ['a (DE): freiwillig*']],
    ['Ein Artikel', []],
    ['Haupt\u00ADprodukt', []],
  ])('%s', (text, found) => expect(german(text)).toEqual(found));

  test('also beside a no-break space', () =>
    expect(avoidedIn([{ where: 'a', language: 'FR', text: 'vendu par\u00A0lots' }], known)).toEqual([
      'a (FR): par lots',
    ]));

  test('of its own language only', () =>
    expect(avoidedIn([{ where: 'a', language: 'EN', text: 'Produkt' }], known)).toEqual([]));

  test('not where it is said all the same; an exception that nothing needs is found', () => {
    expect(german('Ein Produkt', 'law')).toEqual([]);
    expect(needlessIn([{ where: 'law', language: 'DE', text: 'Ein Produkt' }], known)).toEqual(['old: item']);
  });
});
