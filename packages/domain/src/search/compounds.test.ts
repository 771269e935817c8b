import { expect, test } from 'vitest';
import { compoundParts } from './compounds.ts';

const words = ['temperatur', 'sensor', 'widerstand', 'netzwerk', 'batterie', 'halter', 'kohle', 'schicht'];

test.each([
  ['two words', 'temperatursensor', ['temperatur', 'sensor']],
  ['with an s between them', 'widerstandsnetzwerk', ['widerstand', 'netzwerk']],
  ['with an n', 'batterienhalter', ['batterie', 'halter']],
  ['three', 'kohleschichtwiderstand', ['kohle', 'schicht', 'widerstand']],
  ['the last in another form', 'temperatursensoren', ['temperatur', 'sensoren']],
  ['an unknown first part', 'drucksensor', null],
  ['an unknown last part', 'temperaturanzeige', null],
  ['a known word alone', 'sensor', null],
  ['digits', 'sensor5sensor', null],
])('%s: %s', (_, word, parts) => {
  expect(compoundParts(word, (part) => words.includes(part))).toEqual(parts);
});
