import { expect, test } from 'vitest';
import { countryCodes, defaultCountry, isCountryCode, isEuCountry } from './countries.ts';
import { defaultCustomerType, displayMode } from './customerType.ts';

test('spec §9, D18: 55 delivery countries from AD to ZA, each once', () => {
  expect(countryCodes).toHaveLength(55);
  expect(new Set(countryCodes).size).toBe(55);
  expect(countryCodes.at(0)).toBe('AD');
  expect(countryCodes.at(-1)).toBe('ZA');
});

test('D18: all 27 members of the EU are among them, and no other country is one', () => {
  const members = countryCodes.filter(isEuCountry);
  expect(members.join(' ')).toBe('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK');
});

test.each([
  ['LU', true],
  ['lu', false],
  ['XX', false],
])('%s is a delivery country: %s', (code, known) => {
  expect(isCountryCode(code)).toBe(known);
});

test('spec §9: a new session is PRIVATE in LU', () => {
  expect([defaultCustomerType, defaultCountry]).toEqual(['PRIVATE', 'LU']);
});

test('spec §1: private customers see gross, companies net prices', () => {
  expect([displayMode('PRIVATE'), displayMode('COMPANY')]).toEqual(['gross', 'net']);
});
