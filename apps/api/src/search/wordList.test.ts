import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOneEdit } from '@platine/domain/search/typos.ts';
import { wordListOf } from '../../testing/wordListOf.ts';
import { wordsOneEditAway } from './wordList.ts';

test.each([
  ['in the first half', 'mitor', ['motor']],
  ['in the last half', 'motir', ['motor']],
  ['the two letters in the middle swapped', 'mtoor', ['motor']],
  ['in the middle of a word of even length', 'kbael', ['kabael']],
  ['a letter more in the middle', 'mottor', ['motor']],
  ['several', 'rotor', ['motor', 'rotors']],
  ['the word itself is none', 'motor', []],
  ['two edits', 'mitir', []],
])('words one edit away, %s: "%s"', (_, word, expected) => {
  const list = wordListOf(['motor', 'rotors', 'kabael', 'mutter']);
  expect(wordsOneEditAway(list, word).toSorted()).toEqual(expected);
});

test('no word one edit away is missed', () => {
  const letter = fc.constantFrom('a', 'b', 'é', '😀');
  const word = fc.array(letter, { minLength: 2, maxLength: 7 }).map((letters) => letters.join(''));
  const property = fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, (words, typed) => {
    const expected = words.filter((other) => isOneEdit(typed, other));
    expect(wordsOneEditAway(wordListOf(words), typed).toSorted()).toEqual(expected.toSorted());
  });
  fc.assert(property, { numRuns: 2000 });
});
