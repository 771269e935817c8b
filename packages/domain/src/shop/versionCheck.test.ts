import { describe, expect, test } from 'vitest';
import { shopVersion } from './version.ts';
import { needsReload, reloadPromptDelay, versionPollDelay, versionPollInterval } from './versionCheck.ts';

test('spec §9: version 3.0.27, polled every 5000 ms, prompt after 10 s', () => {
  expect([shopVersion, versionPollInterval, reloadPromptDelay]).toEqual(['3.0.27', 5000, 10_000]);
});

test.each([
  ['3.0.27', false],
  ['3.0.28', true],
  ['3.0.26', true],
])('spec §4: the server has %s: a reload is needed: %s', (version, needed) => {
  expect(needsReload(version)).toBe(needed);
});

describe('D28: back-off to 60 s on errors', () => {
  test.each([
    [0, 5000, 5000],
    [1, 5000, 10_000],
    [3, 5000, 40_000],
    [4, 5000, 60_000],
    [900, 5000, 60_000],
    [0, 120_000, 120_000],
    [2, 120_000, 120_000],
  ])('%d errors at an interval of %d ms: %d ms', (errors, interval, delay) => {
    expect(versionPollDelay(errors, interval)).toBe(delay);
  });
});
