import { describe, expect, test } from 'vitest';
import { readWanted } from '@platine/domain/search/wanted.ts';
import { lexeme, lexemes } from './lexemes.ts';
import { textQuery } from './textQuery.ts';

type Words = Readonly<Record<string, string[]>>;
const query = (text: string, ends: Words = {}, begins: Words = {}) =>
  textQuery(text, readWanted(text), { ends: new Map(Object.entries(ends)), begins: new Map(Object.entries(begins)) });

describe('what PostgreSQL is asked for', () => {
  test.each([
    ['a word', 'led', "(('led':*))"],
    ['two words', 'led red', "(('led':*)) & (('red':*))"],
    ['a plural', 'leds', "(('leds':*) | ('led'))"],
    ['two characters', 'm3', "(('m3'))"],
    ['a value', '10 kΩ', "(('=10000ω'))"],
    ['a part number', 'LG-2210', "(('lg2210':*) | ('lg' & '2210':*))"],
    ['nothing but short words', 'a b', null],
  ])('%s: "%s"', (_, text, words) => {
    expect(query(text).words).toBe(words);
  });

  test('compounds of the catalogue stand beside the word, and only if there are any', () => {
    expect(query('motor', { motor: ['servomotor'] }).words).toBe("(('motor':*) | (('servomotor')))");
    expect(query('motor').words).toBe("(('motor':*))");
  });

  test('a beginning is asked for as the words of the catalogue that begin so, where they are known', () => {
    expect(query('robot', {}, { robot: ['robot', 'robotik'] }).words).toContain("(('robot' | 'robotik'))");
    expect(query('robo', {}, { robo: ['robotik'] }).words).toBe("((('robo' | 'robotik')))");
  });

  test('names alone are asked for by their mark, with whole words', () => {
    expect(query('led red').named).toBe("(('~led')) & (('~red'))");
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
