import { expect, test } from 'vitest';
import { areOfESeries } from './preferredNumbers.ts';

test.each([
  [[4700, 10, 0.000022, 9.1], true],
  [[4700, 48], false],
  [[4990], false],
  [[0], false],
  [[-4.7], false],
  [[], true],
])('%j are of an E-series: %s', (numbers, are) => {
  expect(areOfESeries(numbers)).toBe(are);
});
