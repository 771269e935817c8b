import { expect, test } from 'vitest';
import { isFull, maximumPositions } from './size.ts';

test.each([
  [0, false],
  [maximumPositions - 1, false],
  [maximumPositions, true],
  [2301, true],
])('a cart of %d positions takes no further product: %s', (positions, full) => {
  expect(isFull(positions)).toBe(full);
});
