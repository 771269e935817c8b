import { expect, test } from 'vitest';
import type { Bucket, ThrottleRule } from './throttle.ts';
import { pour, throttles, unpour } from './throttle.ts';

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

/** Tries as soon as each is taken: the waits between them, in seconds. */
function waitsOf(growing: ThrottleRule, tries: number): number[] {
  let poured = pour(null, 0, growing);
  let now = 0;
  const waits: number[] = [];
  for (let times = 0; times < tries; times += 1) {
    poured = pour(poured.bucket, now, growing);
    waits.push(poured.wait);
    now += poured.wait * 1000;
    if (poured.wait > 0) poured = pour(poured.bucket, now, growing);
  }
  return waits;
}

const growing = { burst: 3, seconds: 60, longest: 600 };

test('a growing wait doubles with each failure up to its longest, and never ends', () => {
  const waits = waitsOf(growing, 20);
  expect(waits.slice(0, 6)).toEqual([0, 0, 60, 120, 240, 480]);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits.at(-1)).toBe(600);
});

test('a growing wait: refused tries do not lengthen it, and one failure is forgotten after each longest wait', () => {
  const full = { level: 4, at: 0 };
  const refused = pour(full, 30_000, growing);
  expect([refused.bucket, refused.wait]).toEqual([full, 90]);
  expect(pour(refused.bucket, 119_000, growing).wait).toBe(1);
  expect(pour(refused.bucket, 120_000, growing).wait).toBe(0);
  // Two of four are forgotten, and this try is added.
  expect(pour(full, 1_200_000, growing).bucket.level).toBe(3);
});

test('D32: a try of which a part is forgotten waits for the rest alone', () => {
  expect(pour({ level: 2.5, at: 0 }, 0, rule).wait).toBe(30);
});

test('a success takes its count back', () => {
  expect(unpour({ level: 3, at: 7 })).toEqual({ level: 2, at: 7 });
  expect(unpour({ level: 0.5, at: 7 }).level).toBe(0);
});

test('D32: several addresses do not help against one account: its own limit is the lower one', () => {
  for (const name of ['login', 'registration', 'passwordReset', 'newsletter', 'guestOrder'] as const) {
    const { address, account } = throttles[name];
    expect(account.burst).toBeLessThan(address.burst);
    expect(account.seconds).toBeGreaterThan(address.seconds);
  }
});
