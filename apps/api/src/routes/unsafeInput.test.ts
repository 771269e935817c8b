import { expect, test } from 'vitest';
import { unsafeInputIn } from './unsafeInput.ts';

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: [nested(depth - 1)] });

test.each<[what: string, request: unknown]>([
  ['text, numbers and lists', { q: 'Kondensator 10 µF 😀', FILTERS: { FACETS: [{ KEY: 'a', VALUES: ['b', null] }] } }],
  ['the deepest that any call has, twice over', nested(6)],
  ['a text that is such a name', { q: '__proto__' }],
])('%s is nothing odd', (_, request) => {
  expect(unsafeInputIn(request)).toBeNull();
});

test.each<[what: string, request: unknown, sentence: RegExp]>([
  ['a zero character at any depth', { a: [{ b: 'x\0' }] }, /zero character/],
  ['a zero character in a name', { 'a\0': 1 }, /zero character/],
  ['half a character', { a: '\uD83D' }, /half a character/],
  ['half a character in a name', { '\uDC00': 1 }, /half a character/],
  ['__proto__', JSON.parse('{"__proto__": {"isAdmin": true}}'), /name that no field/],
  ['constructor, deep within', JSON.parse('{"a": [{"constructor": 1}]}'), /name that no field/],
  ['toString', { toString: 'x' }, /name that no field/],
  ['a list in a list in a list …', nested(7), /too deep/],
  ['what is nested deeper than a stack', JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`), /too deep/],
])('%s is', (_, request, sentence) => {
  expect(unsafeInputIn(request)).toMatch(sentence);
});
