import { expect, test } from 'vitest';
import { synonymsFor, synonymsOf } from './synonyms.ts';

const groups = [
  { EN: ['solder wire', 'solder'], DE: ['Lötzinn'] },
  { EN: ['jumper wires'], DE: ['Jumper-Kabel'] },
];

test.each([
  ['as written', 'Lötzinn', true],
  ['without the umlaut, in capitals', 'LOTZINN', true],
  ['of two words', 'solder wire', true],
  ['with a hyphen', 'solder-wire', true],
  ['in one word', 'Jumperkabel', true],
  ['in the plural', 'solder wires', true],
  ['in the singular', 'jumper wire', true],
  ['a part of a phrase', 'wire', false],
  ['more than a phrase', 'solder wire 1 mm', false],
])('a phrase %s: %s', (_, phrase, known) => {
  expect(synonymsFor(phrase, synonymsOf(groups)).length > 0).toBe(known);
});

test('a phrase has all members of its group, of each language', () => {
  expect(synonymsFor('solder', synonymsOf(groups))).toEqual(['solder wire', 'solder', 'Lötzinn']);
});
