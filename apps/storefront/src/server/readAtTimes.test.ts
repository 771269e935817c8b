import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAtTimes } from './readAtTimes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counting() {
  let count = 0;
  return async () => (count += 1);
}

test('is read again after five seconds, and once for callers of the same moment', async () => {
  const read = readAtTimes(counting());
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  vi.advanceTimersByTime(4999);
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(1);
  expect([await read(), await read()]).toEqual([2, 2]);
});

test('a failed reading fails for its callers, and the next one reads again', async () => {
  const count = counting();
  let isAway = true;
  const read = readAtTimes(async () => {
    if (isAway) throw new Error('away');
    return count();
  });
  const both = await Promise.allSettled([read(), read()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await read()).toBe(1);
});
