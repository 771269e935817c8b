import { expect, test } from 'vitest';
import {
  chunkTimeout,
  cookieNames,
  currency,
  errorSampling,
  isSampled,
  newsletterFooterPlace,
  stillLoadingAfter,
  toastTime,
} from './constants.ts';

test('spec §9: the default currency is EUR', () => {
  expect(currency).toBe('EUR');
});

test('spec §8, §9: a page chunk is lost after 120 s, "still loading" comes at 10 s (D29)', () => {
  expect([chunkTimeout, stillLoadingAfter]).toEqual([120_000, 10_000]);
});

test('spec §8: toasts close after 2000 ms', () => {
  expect(toastTime).toBe(2000);
});

test.each([
  [0, true],
  [0.0999, true],
  [0.1, false],
  [0.9999, false],
])('spec §8: error reports are sampled at 0.1: %d is sent: %s', (random, sent) => {
  expect(errorSampling).toBe(0.1);
  expect(isSampled(random)).toBe(sent);
});

test('spec §9: cookie names cm, covid, clientId', () => {
  expect(Object.values(cookieNames)).toEqual(['cm', 'covid', 'clientId']);
});

test('spec §7: the footer’s newsletter sign-up names its place', () => {
  expect(newsletterFooterPlace).toBe('FOOTER');
});
