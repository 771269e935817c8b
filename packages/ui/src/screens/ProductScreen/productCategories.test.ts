import { expect, test } from 'vitest';
import { namedCategories, assignedCategories } from './productCategories.ts';

test.each([
  [[], []],
  [['1.2'], []],
  [['7'], []],
  [['1.2.1'], ['1.2.1']],
  [['1.2.1.1'], ['1.2.1', '1.2.1.1']],
  [
    ['1.2.1.1', '1.2.3.4'],
    ['1.2.1', '1.2.1.1', '1.2.3.4'],
  ],
])('a product in %j names %j', (categoryPaths, named) => {
  expect(namedCategories({ categoryPaths })).toEqual(named);
});

test('at most four', () => {
  expect(assignedCategories({ categoryPaths: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5'] })).toHaveLength(4);
});
