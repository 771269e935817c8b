import { expect, test } from 'vitest';
import { changedList, listChangeOf, withMember } from './listChange.ts';

const items = ['a', 'b', 'c'];
const partial =
  'an order names all pictures by their numbers in "show", 1 to 3, each once; picture-move moves one alone.';

test.each([
  ['3,1,2', ['c', 'a', 'b']],
  ['3 1 2', ['c', 'a', 'b']],
  ['3, 1, 2', ['c', 'a', 'b']],
  ['3,1', partial],
  ['3,1,1', partial],
  ['3,1,2,2', partial],
  ['3,1,4', partial],
  ['1,2,3,4', partial],
])('the order %s of three', (words, expected) => {
  const change = listChangeOf('order', words.split(' '));
  expect(change === null ? null : changedList(items, change, 'picture')).toEqual(expected);
});

test('there is no order of nothing', () => {
  const order = { to: 'order', numbers: [1] } as const;
  expect(changedList([], order, 'document')).toBe('there are no documents yet. Add them first.');
});

test.each(['', ',', '0', '3,x', '1.5', '-1', '12345'])('the order %o makes no sense', (words) => {
  expect(listChangeOf('order', words.split(' '))).toBeNull();
});

test.each([
  ['3 1', ['c', 'a', 'b']],
  ['1,3', ['b', 'c', 'a']],
  ['1 99', ['b', 'c', 'a']],
  ['2 2', ['a', 'b', 'c']],
  ['4 1', 'there is no picture 4. "show" numbers them.'],
])('one moves: %s', (words, expected) => {
  const change = listChangeOf('move', words.split(' '));
  expect(change === null ? null : changedList(items, change, 'picture')).toEqual(expected);
});

test.each([[[]], [['1']], [['1', '2', '3']], [['1', 'first']], [['0', '1']]])('moving %o makes no sense', (words) => {
  expect(listChangeOf('move', words)).toBeNull();
});

test.each([
  ['2', ['a', 'c']],
  ['4', 'there is no entry 4. "show" numbers them.'],
])('%s is taken out', (word, expected) => {
  const change = listChangeOf('remove', [word]);
  expect(change === null ? null : changedList(items, change, 'entry')).toEqual(expected);
});

test.each([[[]], [['1', '2']], [['1,2']], [['all']]])('taking out %o makes no sense', (words) => {
  expect(listChangeOf('remove', words)).toBeNull();
});

test.each([
  [2, ['a', 'B', 'c']],
  [4, 'there is no document 4. "show" numbers them.'],
])('member %i is changed', (number, expected) => {
  expect(withMember(items, number, { one: 'document', become: (item) => [item.toUpperCase()] })).toEqual(expected);
});

test.each(['texts', 'sort', undefined])('%s is no change of a list', (word) => {
  expect(listChangeOf(word, ['1'])).toBeNull();
});
