import { describe, expect, test } from 'vitest';
import { correctionsOf, isOneEdit, correctableWords, nearWords } from './typos.ts';

describe('one edit', () => {
  test.each([
    ['a letter different', 'motor', 'mitor', true],
    ['the first different', 'motor', 'kotor', true],
    ['the last different', 'motor', 'motos', true],
    ['a letter too many', 'motor', 'mottor', true],
    ['one at the end', 'motor', 'motors', true],
    ['a letter missing', 'motor', 'mtor', true],
    ['the first missing', 'motor', 'otor', true],
    ['neighbours swapped', 'motor', 'mtoor', true],
    ['the last two swapped', 'motor', 'motro', true],
    ['the same', 'motor', 'motor', false],
    ['two letters different', 'motor', 'mutar', false],
    ['two too many', 'motor', 'motorss', false],
    ['swapped and one different', 'motor', 'mtoos', false],
    ['letters swapped that are not neighbours', 'motor', 'tomor', false],
    ['one of two neighbours moved', 'motor', 'mxoor', false],
    ['nothing and a letter', '', 'a', true],
  ])('%s: "%s" and "%s": %s', (_, one, other, expected) => {
    expect(isOneEdit(one, other)).toBe(expected);
    expect(isOneEdit(other, one)).toBe(expected);
  });
});

describe('the correction of a word', () => {
  const known = (word: string, products = 1) => ({ word, shown: word.toUpperCase(), products });

  test.each([
    ['one edit away', 'resitor', [known('resistor')], 'RESISTOR'],
    ['two edits away', 'reitor', [known('resistor')], null],
    ['four letters', 'kabl', [known('kabel')], 'KABEL'],
    ['three letters are too few', 'kab', [known('kabe')], null],
    ['to four letters', 'fusse', [known('fuse')], 'FUSE'],
    ['to three letters', 'ledd', [known('led')], null],
    ['the more frequent', 'motir', [known('motor', 2), known('motiv', 3)], 'MOTIV'],
    ['the same first letter before the frequency', 'mabel', [known('kabel', 9), known('mabels', 1)], 'MABELS'],
    ['in whatever order they are known', 'mabel', [known('mabels', 1), known('kabel', 9)], 'MABELS'],
    ['as frequent: by the alphabet', 'motir', [known('motor'), known('motiv')], 'MOTIV'],
    ['in this order, too', 'motir', [known('motiv'), known('motor')], 'MOTIV'],
    ['nothing known', 'motir', [], null],
  ])('%s: "%s"', (_, typed, words, shown) => {
    expect(nearWords(typed, words)[0]?.shown ?? null).toBe(shown);
    if (shown === null) expect(nearWords(typed, words)).toEqual([]);
  });
});

test('only long words of letters are corrected, each once', () => {
  expect(correctableWords(['motir', 'lm7805', '7lamp', 'led', 'motir', 'kabl'])).toEqual(['motir', 'kabl']);
});

describe('the corrections of a query, in the order in which they are tried', () => {
  const known = (shown: string, products = 1) => ({ word: shown.toLowerCase(), shown, products });
  const words = [
    known('resistor', 5),
    known('Kabel'),
    known('Fabel'),
    known('motor', 9),
    known('rotor'),
    known('moror'),
  ];

  test.each([
    ['the rest of the query stays', 'Resitor-Kble 10 kΩ, LG-2210', ['resitor', 'kble'], [], []],
    ['two unknown words', 'Resitor-Kbel 10 kΩ, LG-2210', ['resitor', 'kbel'], [], ['resistor-Kabel 10 kΩ, LG-2210']],
    ['the likeliest of an unknown word first', 'abel motor', ['abel'], ['motor'], ['Fabel motor', 'Kabel motor']],
    ['no unknown word: one of the known is the slip', 'motor 5 V', [], ['motor'], ['moror 5 V', 'rotor 5 V']],
    ['nothing is near', 'zzxqjv', ['zzxqjv'], [], []],
  ])('%s: "%s"', (_, text, unknown, others, expected) => {
    expect(correctionsOf(text, { all: [...unknown, ...others], unknown }, words)).toEqual(expected);
  });

  test('are no more than eight', () => {
    const many = Array.from({ length: 20 }, (_, index) => known(`moto${String.fromCodePoint(97 + index)}`));
    expect(correctionsOf('motoz', { all: ['motoz'], unknown: ['motoz'] }, many)).toHaveLength(8);
  });
});
