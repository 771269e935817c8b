import { describe, expect, test } from 'vitest';
import { readCatalogue, sampleFolder } from '../src/catalogue/readCatalogue.ts';
import type { ProductLine } from '../src/catalogue/catalogueLines.ts';

const { products, categories, menu } = await readCatalogue(sampleFolder);

type Texts = ProductLine['NAME'];
const titles = [
  ...menu.flatMap(({ TITLE, ENTRIES }) => [TITLE, ...ENTRIES.map((entry) => entry.TITLE)]),
  ...categories.map(({ NAME }) => NAME),
];
const attributeTexts = products.flatMap(({ ATTRIBUTES }) =>
  ATTRIBUTES.flatMap(({ NAME, TEXT }) => [NAME, TEXT ?? NAME]),
);
const texts = [...titles, ...attributeTexts, ...products.flatMap(({ NAME, DESCRIPTION }) => [NAME, DESCRIPTION])];
const complete = ({ EN, DE, FR }: Texts) => Boolean(EN && DE && FR);
const inLanguage = (language: 'EN' | 'DE' | 'FR') => [...new Set(texts.flatMap((text) => text[language] ?? []))];
const matching = (language: 'EN' | 'DE' | 'FR', pattern: RegExp) =>
  inLanguage(language).filter((text) => pattern.test(text));

describe('the sample speaks three languages', () => {
  test('titles, names and descriptions are complete; attributes too, or the same in all', () => {
    expect(titles.filter((title) => !complete(title))).toEqual([]);
    expect(products.filter(({ NAME, DESCRIPTION }) => !complete(NAME) || !complete(DESCRIPTION))).toEqual([]);
    expect(attributeTexts.filter((text) => !text.ALL && !complete(text))).toEqual([]);
  });

  test('a description says the same in other words, in each language', () => {
    const same = products.filter(({ DESCRIPTION: { EN, DE, FR } }) => EN === DE || DE === FR || EN === FR);
    expect(same.map(({ SKU }) => SKU)).toEqual([]);
    expect(products.filter(({ DESCRIPTION: { EN = '' } }) => EN.length < 25).map(({ SKU }) => SKU)).toEqual([]);
  });

  test('no English is left in German or French', () => {
    const english =
      /(?<![\p{L}-])(?:the|and|with|without|from|which|this|that|wire|wires|screw|pieces|screen|chip resistor)(?![\p{L}-])/iu;
    const productName = 'Arduino Plug and Make Kit';
    expect(matching('DE', english)).toEqual([productName]);
    expect(matching('FR', english)).toEqual([productName]);
  });

  test('German speaks German, French speaks French', () => {
    const german = /(?<!\p{L})(?:und|mit|ohne|für|der|nicht|Stück|Pole)(?!\p{L})/u;
    const french = /(?<!\p{L})(?:les|avec|sans|pour|une|pièces|broches)(?!\p{L})/u;
    expect(matching('FR', german)).toEqual([]);
    expect(matching('DE', french)).toEqual([]);
    expect(matching('EN', german)).toEqual([]);
    expect(matching('EN', /[äöüßéèêçàœ]/u)).toEqual([]);
  });
});

describe('contacts are called what the trade calls them', () => {
  const named = (key: string) => [
    ...new Set(
      products.flatMap(({ ATTRIBUTES }) =>
        ATTRIBUTES.flatMap(({ KEY, NAME }) => (KEY === key ? [JSON.stringify(NAME)] : [])),
      ),
    ),
  ];
  const kinds = (key: string) =>
    new Set(products.filter((one) => one.ATTRIBUTES.some(({ KEY }) => KEY === key)).map(({ KIND }) => KIND));

  test('a board and a chip have pins, a connector has poles', () => {
    expect(named('pins')).toEqual([JSON.stringify({ EN: 'Pins', DE: 'Pins', FR: 'Broches' })]);
    expect(named('positions')).toEqual([JSON.stringify({ EN: 'Positions', DE: 'Pole', FR: 'Pôles' })]);
    expect([...kinds('positions')].toSorted()).toEqual([
      'box-header',
      'connector',
      'pin-header',
      'wire-connector',
      'wire-housing',
    ]);
    expect([...kinds('pins')].filter((kind) => kinds('positions').has(kind))).toEqual([]);
  });
});

describe('the sample sets its texts as the shop does', () => {
  test('French has a no-break space before : ; ! ? and inside « »', () => {
    expect(matching('FR', /[^\u00a0\u202f][:;!?»](?:\s|$)|«[^\u00a0]/)).toEqual([]);
  });

  test('numbers and units are held together, with the decimal sign of the language', () => {
    const unit = '(?:[pnµmk]?[ΩFHVAW]|[kMG]Ω|[MGk]?Hz|m?m|cm|kg|g|%|°C|mAh)(?![\\p{L}\\p{N}])';
    for (const language of ['EN', 'DE', 'FR'] as const)
      expect(matching(language, new RegExp(`\\d ${unit}`, 'u')), language).toEqual([]);
    for (const language of ['DE', 'FR'] as const)
      expect(matching(language, new RegExp(`\\d\\.\\d+\\u00a0${unit}`, 'u')), language).toEqual([]);
    expect(matching('EN', new RegExp(`\\d,\\d+\\u00a0${unit}`, 'u'))).toEqual([]);
  });

  test('apostrophes and quotation marks are those of print', () => {
    expect(matching('FR', /'/)).toEqual([]);
    expect(texts.filter((text) => Object.values(text).some((words = '') => /"|\s\s|^\s|\s$/.test(words)))).toEqual([]);
  });
});
