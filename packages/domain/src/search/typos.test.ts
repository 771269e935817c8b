import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctText, deletionsOf, isOneEdit, correctableWords, correctWord } from './typos.ts';

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
    ['nothing and a letter', '', 'a', true],
  ])('%s: "%s" and "%s": %s', (_, one, other, expected) => {
    expect(isOneEdit(one, other)).toBe(expected);
    expect(isOneEdit(other, one)).toBe(expected);
  });

  test('two words one edit apart share a deletion, so that a table of deletions finds them', () => {
    const letter = fc.constantFrom('a', 'b', 'c', 'é', '😀');
    const word = fc.array(letter, { minLength: 1, maxLength: 6 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(word, word, (one, other) => {
        const shared = deletionsOf(one).some((left) => deletionsOf(other).includes(left));
        expect(shared || !isOneEdit(one, other)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('the deletions of a word', () => {
    expect(deletionsOf('led')).toEqual(['led', 'ed', 'ld', 'le']);
    expect(deletionsOf('aab')).toEqual(['aab', 'ab', 'aa']);
  });
});

describe('the correction of a word', () => {
  const known = (word: string, products = 1) => ({ word, shown: word.toUpperCase(), products });

  test.each([
    ['one edit away', 'resitor', [known('resistor')], 'RESISTOR'],
    ['two edits away', 'reitor', [known('resistor')], null],
    ['four letters', 'kabl', [known('kabel')], 'KABEL'],
    ['three letters are too few', 'kab', [known('kabe')], null],
    ['to three letters', 'ledd', [known('led')], null],
    ['the more frequent', 'motir', [known('motor', 2), known('motiv', 3)], 'MOTIV'],
    ['the same first letter before the frequency', 'mabel', [known('kabel', 9), known('mabels', 1)], 'MABELS'],
    ['as frequent: by the alphabet', 'motir', [known('motor'), known('motiv')], 'MOTIV'],
    ['nothing known', 'motir', [], null],
  ])('%s: "%s"', (_, typed, words, shown) => {
    expect(correctWord(typed, words)?.shown ?? null).toBe(shown);
  });
});

test('only long words of letters are corrected, each once', () => {
  expect(correctableWords(['motir', 'lm7805', 'led', 'motir', 'kabl'])).toEqual(['motir', 'kabl']);
});

test('the rest of a query stays as it was typed', () => {
  const repairs = new Map([
    ['resitor', 'resistor'],
    ['kable', 'Kabel'],
  ]);
  expect(correctText('Resitor-Kable 10 kΩ, LG-2210', repairs)).toBe('resistor-Kabel 10 kΩ, LG-2210');
});
