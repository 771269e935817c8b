import { describe, expect, test } from 'vitest';
import { readWanted } from '@platine/domain/search/wanted.ts';
import { lexeme, lexemes } from './lexemes.ts';
import { textQuery } from './textQuery.ts';
import { listWords } from './wordList.ts';

const query = (text: string, words: readonly string[] = []) =>
  textQuery(text, readWanted(text), listWords(words.map((word) => ({ word, products: 1 }))));

describe('what PostgreSQL is asked for', () => {
  test.each([
    ['a word', 'led', [[[["'led':*"]]]]],
    ['two words', 'led red', [[[["'led':*"]]], [[["'red':*"]]]]],
    ['a plural', 'leds', [[[["'leds':*"]], [["'led'"]]]]],
    ['two characters', 'm3', [[[["'m3'"]]]]],
    ['two letters behind a word', 'led re', [[[["'led':*"]]], [[["'re'"]]]]],
    ['a value', '10 kΩ', [[[["'=10000ω'"]]]]],
    ['a part number', 'LG-2210', [[[["'lg2210':*"]], [["'lg'"], ["'2210':*"]]]]],
    ['nothing but short words', 'a b', null],
  ])('%s: "%s"', (_, text, words) => {
    expect(query(text).words).toEqual(words);
  });

  test('compounds of the catalogue stand beside the word, and only if there are any', () => {
    expect(query('motor', ['servomotor']).words).toEqual([[[["'motor':*"]], [["'servomotor'"]]]]);
    expect(query('motor', ['promotor', 'emotor']).words).toEqual([[[["'motor':*"]], [["'promotor'"]]]]);
    expect(query('motor').words).toEqual([[[["'motor':*"]]]]);
  });

  test('a beginning is asked for as the words of the catalogue that begin so, where they are known and not too many', () => {
    expect(query('robo', ['robotik', 'rabe', 'robbe']).words).toEqual([[[["'robo'", "'robotik'"]]]]);
    const many = Array.from({ length: 100 }, (_, index) => `robo${String.fromCodePoint(0x4e00 + index)}`);
    expect(query('robo', many).words).toEqual([[[["'robo':*"]]]]);
  });

  test('two letters behind a word are asked for as the words that begin so, or as names where these are too many', () => {
    expect(query('led re', ['red', 'rot', 'reel']).words?.[1]).toEqual([[["'re'", "'red'", "'reel'"]]]);
    const many = Array.from({ length: 100 }, (_, index) => `re${String.fromCodePoint(0x4e00 + index)}`);
    expect(query('led re', many).words?.[1]).toEqual([[["'re'", "'~re':*"]]]);
  });

  test('names alone are asked for by their mark, with whole words', () => {
    expect(query('led red').named).toEqual([[[["'~led'"]]], [[["'~red'"]]]]);
  });

  test('D21: the whole text is asked for as SKU, part number or GTIN', () => {
    expect(query('LG-2210').exact).toBe("'#lg-2210'");
    expect(query("o'x\\").exact).toBe("'#o''x\\\\'");
  });
});

test('a term is text and no operator, and never too long for the index', () => {
  expect(lexeme("a':* | 'b")).toBe("'a'':* | ''b'");
  expect(lexeme('x'.repeat(5000))).toHaveLength(102);
  expect(lexemes(['b', 'a', 'b'])).toBe("'a' 'b'");
});
