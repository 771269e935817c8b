import { expect, test } from 'vitest';
import type { Bucket } from './throttle.ts';
import { pour, throttles } from './throttle.ts';

const rule = { burst: 3, seconds: 60 };

/** Tries at these seconds: which are refused. */
function refusedAt(seconds: readonly number[]): number[] {
  let bucket: Bucket | null = null;
  const refused: number[] = [];
  for (const second of seconds) {
    const poured = pour(bucket, second * 1000, rule);
    bucket = poured.bucket;
    if (poured.wait > 0) refused.push(second);
  }
  return refused;
}

test.each([
  ['D32: as many as the burst allows at once', [0, 1, 2], []],
  ['D32: the next one is refused', [0, 1, 2, 3], [3]],
  ['one more after a minute', [0, 0, 0, 60], []],
  ['and not two', [0, 0, 0, 60, 60], [60]],
  ['not a second before', [0, 0, 0, 59], [59]],
  ['refused tries do not lengthen the wait', [0, 0, 0, 1, 2, 3, 60], [1, 2, 3]],
  ['after a long wait it is empty, not below', [0, 0, 0, 6000, 6000, 6000, 6000], [6000]],
  ['a clock that goes back empties nothing', [100, 100, 100, 0], [0]],
])('%s', (_, seconds, refused) => {
  expect(refusedAt(seconds)).toEqual(refused);
});

test.each([
  ['at once', 0, 60],
  ['half-way', 30, 30],
  ['in the last moment', 59.9, 1],
])('who is refused %s is told how long to wait, and then is let in', (_, second, wait) => {
  const full = { level: 3, at: 0 };
  const poured = pour(full, second * 1000, rule);
  expect(poured.wait).toBe(wait);
  expect(pour(poured.bucket, (second + wait) * 1000, rule).wait).toBe(0);
});

test('D32: several addresses do not help against one account: its own limit is the lower one', () => {
  for (const name of ['login', 'registration', 'passwordReset', 'newsletter'] as const) {
    const { address, account } = throttles[name];
    expect(account.burst).toBeLessThan(address.burst);
    expect(account.seconds).toBeGreaterThan(address.seconds);
  }
});
