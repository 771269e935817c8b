import { describe, expect, test } from 'vitest';
import { parseQuery } from '@platine/domain/search/queryPieces.ts';
import { wordListOf } from '../../testing/wordListOf.ts';
import { lexeme, lexemes } from './lexemes.ts';
import { textQuery } from './textQuery.ts';

const query = (text: string, words: readonly string[] = []) => textQuery(text, parseQuery(text), wordListOf(words));

describe('query terms for PostgreSQL', () => {
  test.each([
    ['a word', 'led', [[[["'led':*"]]]]],
    ['two words', 'led red', [[[["'led':*"]]], [[["'red':*"]]]]],
    ['a plural', 'leds', [[[["'leds':*", "'led'"]]]]],
    ['two characters', 'm3', [[[["'m3'"]]]]],
    ['two letters behind a word', 'led re', [[[["'led':*"]]], [[["'re'"]]]]],
    ['a value', '10 kΩ', [[[["'=10000ω'"]]]]],
    ['a part number', 'LG-2210', [[[["'lg2210':*"]], [["'lg'"], ["'2210':*"]]]]],
    ['nothing but short words', 'a b', null],
  ])('%s: "%s"', (_, text, words) => {
    expect(query(text).words).toEqual(words);
  });

  test('the compounds of the catalogue are alternatives of a word', () => {
    expect(query('motor', ['servomotor']).words).toEqual([[[["'motor':*", "'servomotor'"]]]]);
    expect(query('motor', ['promotor', 'emotor']).words).toEqual([[[["'motor':*", "'promotor'"]]]]);
    expect(query('motor').words).toEqual([[[["'motor':*"]]]]);
  });

  test('a prefix becomes the words of the catalogue that have it, unless there are none or too many', () => {
    expect(query('robo', ['robotik', 'rabe', 'robbe']).words).toEqual([[[["'robo'", "'robotik'"]]]]);
    const many = Array.from({ length: 100 }, (_, index) => `robo${String.fromCodePoint(0x4e00 + index)}`);
    expect(query('robo', many).words).toEqual([[[["'robo':*"]]]]);
  });

  test('two letters after a word become the words with this prefix, or search names when there are too many', () => {
    expect(query('led re', ['red', 'rot', 'reel']).words?.[1]).toEqual([[["'re'", "'red'", "'reel'"]]]);
    const many = Array.from({ length: 100 }, (_, index) => `re${String.fromCodePoint(0x4e00 + index)}`);
    expect(query('led re', many).words?.[1]).toEqual([[["'re'", "'~re':*"]]]);
  });

  test('names and categories rank by the stems of words, and by the name of a kind', () => {
    const { ranking, kind } = query('leds red', ['led', 'red']);
    expect(ranking.map(({ named }) => named)).toEqual([[[["'~led'"]]], [[["'~red'"]]]]);
    expect(ranking.map(({ category }) => category)).toEqual([[[["'^led'"]]], [[["'^red'"]]]]);
    expect(ranking.map(({ kinds }) => kinds)).toEqual([["'!led'"], ["'!red'"]]);
    expect(kind).toBe("'!ledred'");
  });

  test('a compound ranks below a word of its own', () => {
    const [motor] = query('motor', ['motor', 'servomotor']).ranking;
    expect(motor?.named).toEqual([[["'~motor'"]]]);
    expect(motor?.compound).toEqual([[["'~motor'", "'~servomotor'"]]]);
  });

  test('D21: the whole text is searched as SKU, part number or GTIN', () => {
    expect(query('LG-2210').exact).toBe("'#lg-2210'");
    expect(query("o'x\\").exact).toBe("'#o''x\\\\'");
  });
});

test('a term is quoted, and never too long for the index', () => {
  expect(lexeme("a':* | 'b")).toBe("'a'':* | ''b'");
  expect(lexeme('x'.repeat(5000))).toHaveLength(102);
  expect(lexemes(['b', 'a', 'b'])).toBe("'a' 'b'");
});
