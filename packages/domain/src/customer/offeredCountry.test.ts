import { expect, test } from 'vitest';
import { countryCodes } from './countries.ts';
import { offeredCountry } from './offeredCountry.ts';

test.each([
  ['de-DE', 'DE'],
  ['en-gb', 'GB'],
  ['zh-Hant-HK', 'HK'],
  ['en-US-u-hc-h12', 'US'],
  ['de-LU', null],
  ['en', null],
  ['en-KE', null],
  ['es-419', null],
  ['x-klingon-us', null],
  ['de-Latn', null],
  ['', null],
])('D44: a browser that speaks %s is offered delivery to %s', (tag, expected) => {
  expect(offeredCountry(tag, countryCodes)).toBe(expected);
});

test('D44: a country that the shop does not deliver to is not offered', () => {
  expect(offeredCountry('de-DE', ['LU', 'FR'])).toBeNull();
});
