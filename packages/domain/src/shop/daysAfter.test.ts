import { expect, test } from 'vitest';
import { daysAfter } from './daysAfter.ts';

test.each([
  ['2026-11-21', 30, '2026-12-21'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-10-24', 2, '2026-10-26'],
])('record 0137: the day after %s by %i days is %s, whatever the clock does in between', (date, days, after) => {
  expect(daysAfter(date, days)).toBe(after);
});
