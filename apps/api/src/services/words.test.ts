import { expect, test } from 'vitest';
import { searchColumn } from './words.ts';

test('each word of a product is once in its column, after a blank', () => {
  expect(searchColumn(['LED red', 'LED rouge', 'LG-2210'])).toBe(' led red rouge lg 2210');
});
