import { describe, expect, test } from 'vitest';
import type { QueryPiece } from './queryPieces.ts';
import { parseQuery } from './queryPieces.ts';
import { synonymsOf } from './synonyms.ts';
import type { TermPattern } from './termPatterns.ts';
import { isUnfinishedWord, matchesTerm } from './termPatterns.ts';
import type { QueryContext } from './wordAlternatives.ts';

/** "=10000" is matched as a whole, "carbon…" as the beginning of a term, "…motor" as the last part of a compound. */
const written = ({ term, match }: TermPattern) => ({ whole: term, prefix: `${term}…`, suffix: `…${term}` })[match];
const alternativesOf = ({ alternatives }: QueryPiece) =>
  alternatives.map((all) => all.map((choice) => choice.map(written).join(' | ')).join(' + '));

describe('D21: the alternatives of each piece of a query', () => {
  test.each<[what: string, query: string, pieces: readonly (readonly string[])[]]>([
    ['a short word', 'led', [['led…']]],
    ['its other forms, too', 'leds', [['leds… | led']]],
    ['a word of five letters also ends a compound', 'stand', [['stand… | …stand']]],
    ['a word with a digit before its letters ends none', '5motor', [['5motor…']]],
    ['nor one with a digit after them', 'motor5', [['motor5…']]],
    ['two characters are a whole word', 'ks', [['ks']]],
    ['one character is none', 'x', []],
    ['two that a sign separates are one word of two', 'a-b', [['ab']]],
    ['a part number is one word, or two', 'LG-2210', [['lg2210…', 'lg + 2210…']]],
    ['a value without a unit is also a word, but no beginning', '10k', [['=10000', '10k']]],
    ['a value in words', '10 kilo ohm', [['=10000ω']]],
    ['letters and digits, also apart', 'nema17', [['nema17…', 'nema + 17']]],
    ['a digit that is too short for a word is not lost', 'dip-8', [['dip8…']]],
    ['a size in any form', 'M2,5 x 6', [['m2.5x6', 'm25x6…']]],
    [
      'two values that a stroke parts',
      '470µF/25V',
      [
        ['=0.00047f', '470µf'],
        ['=25v', '25v'],
      ],
    ],
    ['a value with its unit behind a blank is one piece', '10 kΩ', [['=10000ω']]],
    ['and the piece behind it is read, too', '10 kΩ ledx', [['=10000ω'], ['ledx…']]],
    ['two letters at the end are a beginning', 'led ki', [['led…'], ['ki…']]],
    ['two letters in the middle are a word', 'led ki led', [['led…'], ['ki'], ['led…']]],
  ])('%s: "%s"', (_, query, pieces) => {
    expect(parseQuery(query).map(alternativesOf)).toEqual(pieces);
  });

  test('words are kept for the correction of typing errors, values are not', () => {
    expect(parseQuery('Résistor 10 kΩ LG-2210 ks').map(({ words }) => words)).toEqual([
      ['resistor'],
      [],
      ['lg', '2210'],
      ['ks'],
    ]);
  });
});

const words = [
  'temperatur',
  'sensor',
  'widerstand',
  'chip',
  'steckbrett',
  'potentiometer',
  'jumper',
  'wire',
  'steckbrucken',
];
const context: QueryContext = {
  synonyms: synonymsOf([
    { EN: ['potentiometer', 'pot'], DE: ['Poti'] },
    { EN: ['jumper wires'], DE: ['Jumper-Kabel', 'Steckbrücken'] },
    { EN: ['SMD', 'chip'] },
  ]),
  isKnown: (word) => words.includes(word),
};

describe('with the data of a shop', () => {
  test.each<[what: string, query: string, pieces: readonly (readonly string[])[]]>([
    ['a word with synonyms', 'Poti', [['poti…', 'potentiometer | …potentiometer']]],
    [
      'a phrase with synonyms, in one word',
      'jumperkabel',
      [['jumperkabel… | …jumperkabel', 'jumper + wire', 'steckbrucken | …steckbrucken']],
    ],
    [
      'a compound that the catalogue lacks',
      'temperatursensor',
      [['temperatursensor… | …temperatursensor', 'temperatur… | …temperatur + sensor… | …sensor']],
    ],
    ['its first part by a synonym', 'SMD-Widerstand', [['smdwiderstand…', 'smd… | chip + widerstand… | …widerstand']]],
    ['two words that the catalogue writes as one', 'steck brett', [['steck… + brett…', 'steckbrett | …steckbrett']]],
    ['ö typed as oe', 'loeter', [['loeter… | loet | …loeter | loter… | lot | …loter']]],
  ])('%s: "%s"', (_, query, pieces) => {
    expect(parseQuery(query, context).map(alternativesOf)).toEqual(pieces);
  });

  test('a phrase with synonyms has no words to correct, and may be the kind of a product', () => {
    const [piece] = parseQuery('Jumper Kabel', context);
    expect(piece?.words).toEqual([]);
    expect(piece?.kinds).toEqual(['steckbruck']);
  });
});

describe('a term of a product', () => {
  test.each<[pattern: string, match: TermPattern['match'], term: string, matches: boolean]>([
    ['motor', 'whole', 'motor', true],
    ['motor', 'whole', 'motors', false],
    ['motor', 'prefix', 'motor5', true],
    ['motor', 'prefix', 'servomotor', false],
    ['ki', 'prefix', 'kit', true],
    ['lm', 'prefix', 'lm7805', false],
    ['lm', 'prefix', 'lm7805ct', false],
    ['motor', 'suffix', 'dcxmotor', true],
    ['motor', 'suffix', 'dcmotor', false],
    ['motor', 'suffix', 'motor', false],
    ['motor', 'suffix', 'servomotors', true],
    ['motor', 'suffix', 'servomotorx', false],
    ['motor', 'suffix', 'motorantrieb', false],
  ])('%s as %s matches %s: %s', (term, match, found, matches) => {
    expect(matchesTerm({ term, match }, found)).toBe(matches);
  });

  test.each([
    ['ki', true],
    ['kit', false],
    ['k2', false],
  ])('"%s" is an unfinished word: %s', (word, unfinished) => {
    expect(isUnfinishedWord(word)).toBe(unfinished);
  });
});
