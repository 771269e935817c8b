import { describe, expect, test } from 'vitest';
import type { SearchedProduct } from './terms.ts';
import { exactTerm, knownWordsOf, termsOf } from './terms.ts';
import { matchesQuery, parseQuery } from './queryPieces.ts';

const product: SearchedProduct = {
  sku: 100_010,
  gtin: '4000000000006',
  partNumber: 'LG-2210/KS',
  manufacturer: 'Messtal & Söhne',
  name: {
    EN: 'Carbon film resistor LM7805CT, 5 V',
    DE: 'Kohleschichtwiderstand LM7805CT, 5 V',
    FR: 'Résistance à couche carbone LM7805CT, 5 V',
  },
  description: { EN: 'Supplied on tape, with carbon film.', DE: undefined },
  attributes: [
    { value: 10_000, text: null, unit: 'Ω' },
    { value: 8, text: null, unit: null },
    { value: null, text: { EN: 'red', DE: 'rot' }, unit: null },
  ],
  categories: [{ EN: 'Resistors', DE: 'Widerstände' }],
};
const terms = termsOf(product);

const finds = (query: string) => matchesQuery(parseQuery(query), [...terms.keys()]);

describe('the terms that find a product', () => {
  test.each([
    ['a word', 'carbon', true],
    ['its beginning, in capitals', 'CARB', true],
    ['its end', 'arbon', false],
    ['two words', 'film carbon', true],
    ['two words, one of another product', 'film metal', false],
    ['accents left away', 'resistance', true],
    ['accents written', 'Résistance', true],
    ['the English plural', 'resistors', true],
    ['the German plural', 'Kohleschichtwiderstände', true],
    ['the French plural', 'résistances', true],
    ['the last part of a German compound', 'Widerstand', true],
    ['its plural', 'Widerstände', true],
    ['what only looks like one: two letters before it', 'rbon', false],
    ['a middle part', 'schicht', false],
    ['a part number', 'LG-2210', true],
    ['in one piece', 'lg2210', true],
    ['its parts with a blank', 'LG 2210', true],
    ['the figure of it alone', '2210', true],
    ['the beginning of its figure', '221', true],
    ['another part number', 'LG-2211', false],
    ['the part number within a name', 'lm7805', true],
    ['its figure', '7805', true],
    ['the maker', 'messtal', true],
    ['the maker without umlaut', 'sohne', true],
    ['the category', 'Resistors', true],
    ['a text of an attribute', 'rot', true],
    ['the description', 'tape', true],
    ['a value with its unit', '10 kΩ', true],
    ['in one word', '10kΩ', true],
    ['with the unit as a word', '10 kOhm', true],
    ['without the unit', '10k', true],
    ['as on the part', '10K', true],
    ['in the base unit', '10000 Ω', true],
    ['ten times as much', '100 kΩ', false],
    ['the value of another unit', '10 kV', false],
    ['a value of the name', '5V', true],
    ['a value and a word', 'resistor 10k', true],
    ['2 characters are a whole word', 'ks', true],
    ['2 characters are no beginning', 're', false],
    ['2 letters behind another word are a beginning', 'carbon re', true],
    ['2 letters in front of another word are none', 're carbon', false],
    ['2 letters behind another word that begin nothing', 'carbon xq', false],
    ['a letter and a figure behind another word are whole', 'carbon l7', false],
    ['1 character is dropped', 'carbon x', true],
    ['nothing else is nothing', 'x', false],
    ['a pattern of SQL', '%', false],
    ['signs of a text query', "carbon:* | '", true],
  ])('%s: "%s": %s', (_, query, found) => {
    expect(finds(query)).toBe(found);
  });
});

const exactTerms = (one: SearchedProduct) => [...termsOf(one).keys()].filter((term) => term.startsWith('#'));

test.each(['100010', '4000000000006', 'LG-2210/KS', 'lg-2210/ks'])('D21: %s finds it exactly', (text) => {
  expect(exactTerms(product)).toEqual(['#100010', '#lg-2210/ks', '#4000000000006']);
  expect(terms.get(exactTerm(text))).toBe('A');
});

test('a number in a description finds nothing: 0805 must not find a 0603 part that mentions it', () => {
  const mentions = termsOf({ ...product, description: { EN: 'Smaller than 0805, for a NE556.' } });
  expect(mentions.get('ne556')).toBe('D');
  expect([mentions.has('0805'), mentions.has('556')]).toEqual([false, false]);
});

test('words that a sign joins are also one word, and sizes have one form', () => {
  const joined = termsOf({ ...product, name: { EN: 'Wi-Fi board for the micro:bit, DIP-8, 16 × 2' } });
  expect(['wifi', 'microbit', 'dip8', '16x2'].filter((term) => joined.get(term) !== 'A')).toEqual([]);
});

test('D21: a product without GTIN and part number is found exactly by its SKU alone', () => {
  const plain = { ...product, gtin: null, partNumber: '', description: null };
  expect(exactTerms(plain)).toEqual(['#100010']);
});

test.each(['5', 'v', 'x', ''])('"%s" is too short for a term', (term) => {
  expect([...termsOf({ ...product, partNumber: 'X' }).keys()]).not.toContain(term);
});

test.each([
  ['carbon', 'A'],
  ['lg2210ks', 'A'],
  ['lm', 'A'],
  ['ct', 'A'],
  ['messtal', 'B'],
  ['rot', 'B'],
  ['=10000ω', 'B'],
  ['=8', 'B'],
  ['widerstande', 'C'],
  ['tape', 'D'],
])('"%s" weighs %s', (term, weight) => {
  expect(terms.get(term)).toBe(weight);
});

test('known words for corrections are as written, without part numbers and words of the description', () => {
  const known = knownWordsOf(product);
  expect(known.get('resistance')).toBe('résistance');
  expect(known.get('sohne')).toBe('söhne');
  expect(known.get('rot')).toBe('rot');
  expect([...known.keys()].filter((word) => /\d/.test(word) || word === 'tape')).toEqual([]);
  const numbered = { ...product, name: { EN: '0805' }, manufacturer: '3M', categories: [{ EN: '7' }], attributes: [] };
  expect([...knownWordsOf(numbered)]).toEqual([]);
});
