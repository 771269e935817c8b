import { describe, expect, test } from 'vitest';
import type { QueryPiece, TermPattern } from './queryPieces.ts';
import { isUnfinishedWord, matchesQuery, parseQuery } from './queryPieces.ts';

/** "=10000" is matched as a whole, "carbon…" as the beginning of a term, "…motor" as the last part of a compound. */
const written = ({ term, match }: TermPattern) => ({ whole: term, prefix: `${term}…`, suffix: `…${term}` })[match];
const alternativesOf = ({ alternatives }: QueryPiece) => alternatives.map((all) => all.map(written).join(' + '));

describe('D21: the alternatives of each piece of a query', () => {
  test.each<[what: string, query: string, pieces: readonly (readonly string[])[]]>([
    ['a short word', 'led', [['led…']]],
    ['its other forms, too', 'leds', [['leds…', 'led']]],
    ['a word of five letters also ends a compound', 'stand', [['stand…', '…stand']]],
    ['a word with a digit before its letters ends none', '5motor', [['5motor…']]],
    ['nor one with a digit after them', 'motor5', [['motor5…']]],
    ['two characters are a whole word', 'ks', [['ks']]],
    ['one character is none', 'x', []],
    ['two that a sign separates are one word of two', 'a-b', [['ab']]],
    ['a part number is one word, or two', 'LG-2210', [['lg2210…', 'lg + 2210…']]],
    ['a value without a unit is also a word', '10k', [['=10000', '10k…']]],
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
    expect(matchesQuery([{ words: [term], alternatives: [[{ term, match }]] }], [found])).toBe(matches);
  });

  test.each([
    ['ki', true],
    ['kit', false],
    ['k2', false],
  ])('"%s" is an unfinished word: %s', (word, unfinished) => {
    expect(isUnfinishedWord(word)).toBe(unfinished);
  });
});
