import { expect, test } from 'vitest';
import { enteredPlace, inWalkingOrder, isStoragePlace, longestPlace } from './storagePlace.ts';

test.each([
  ['A-03-2', true],
  ['Regal 4, links', true],
  ['7', true],
  ['x'.repeat(longestPlace), true],
  ['x'.repeat(longestPlace + 1), false],
  ['', false],
  [' A', false],
  ['A ', false],
  ['A\nB', false],
  ['A\u2028B', false],
  ['A\tB', false],
])('%j is a storage place: %s', (text, expected) => {
  expect(isStoragePlace(text)).toBe(expected);
});

test.each([
  ['', null],
  [' \n', null],
  [' A-1 ', 'A-1'],
])('%j is entered as %j', (text, expected) => {
  expect(enteredPlace(text)).toBe(expected);
});

test.each([
  ['numbers count as numbers', ['A-10', 'A-2', 'A-1'], ['A-1', 'A-2', 'A-10']],
  ['from the left', ['B-1', 'A-12-3', 'A-12-1', 'A-9-9'], ['A-9-9', 'A-12-1', 'A-12-3', 'B-1']],
  ['capitals do not matter', ['b-1', 'A-2', 'a-1', 'B-2'], ['a-1', 'A-2', 'b-1', 'B-2']],
  ['without a place last', [null, 'Z-9', null, 'A-1'], ['A-1', 'Z-9', null, null]],
  ['numbers before letters', ['A', '10', '9'], ['9', '10', 'A']],
])('%s', (_, places, expected) => {
  expect(inWalkingOrder(places.map((place) => ({ place }))).map(({ place }) => place)).toEqual(expected);
});

test('lines of one place, and those without any, stay in their order', () => {
  const places = [null, 'A-1', 'a-01', null, 'A-1'];
  const lines = places.map((place, line) => ({ place, line }));
  expect(inWalkingOrder(lines).map(({ line }) => line)).toEqual([1, 2, 4, 0, 3]);
});
