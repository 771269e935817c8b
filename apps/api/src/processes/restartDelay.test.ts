import { expect, test } from 'vitest';
import { restartDelay } from './restartDelay.ts';

test.each([
  [1, 250],
  [2, 500],
  [3, 1000],
  [6, 10_000],
  [7, 30_000],
  [8, 30_000],
  [1000, 30_000],
])('after %i failures in a row the pause is %i ms', (failures, ms) => {
  expect(restartDelay(failures)).toBe(ms);
});
