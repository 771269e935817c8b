import { exampleRates } from '../shop/exampleRates.data.ts';
import { describe, expect, test } from 'vitest';
import { vatCase } from './vatCase.ts';
import { vatTerritory } from './vatTerritory.ts';

describe('D42: territories outside the EU’s VAT area', () => {
  test.each([
    ['FR', '97400', null],
    ['FR', '97133', null],
    ['FR', '98800', null],
    ['FR', '98000', 'FR'],
    ['FR', '96999', 'FR'],
    ['FR', '75001', 'FR'],
    ['MC', '98000', 'FR'],
    ['MC', '', 'FR'],
    ['ES', '35001', null],
    ['ES', '38001', null],
    ['ES', '51001', null],
    ['ES', '52001', null],
    ['ES', '36001', 'ES'],
    ['DE', '27498', null],
    ['DE', '78266', null],
    ['DE', '27499', 'DE'],
    ['IT', '23041', null],
    ['IT', '22061', null],
    ['IT', '22060', 'IT'],
    ['GR', '630 86', null],
    ['GR', '63087', 'GR'],
    ['FI', '22100', null],
    ['FI', '21100', 'FI'],
    ['GB', 'bt1 5gs', 'XI'],
    ['GB', 'B33 8TH', null],
    ['GB', '', null],
    ['LU', '', 'LU'],
    ['CH', '8001', null],
  ] as const)('%s %s: VAT of %s', (country, zipCode, territory) => {
    expect(vatTerritory(country, zipCode)).toBe(territory);
  });
});

test.each([
  ['FR', '97400'],
  ['FR', '98800'],
  ['ES', '35001'],
  ['DE', '27498'],
  ['DE', '78266'],
  ['IT', '23041'],
  ['IT', '22061'],
  ['GR', '63086'],
  ['FI', '22100'],
] as const)('D42: in %s a number that only contains %s lies inside', (country, zipCode) => {
  expect([`1${zipCode}`, `${zipCode}1`].map((longer) => vatTerritory(country, longer))).toEqual([country, country]);
});

describe('D42: the zip code decides the VAT case', () => {
  const date = '2026-11-21';
  test.each([
    ['PRIVATE', 'FR', '97400', false, 'EXPORT', 0],
    ['COMPANY', 'FR', '97400', true, 'EXPORT', 0],
    ['PRIVATE', 'MC', '98000', false, 'DESTINATION', 200],
    ['COMPANY', 'MC', '98000', false, 'EU_COMPANY_WITHOUT_VATID', 200],
    ['PRIVATE', 'GB', 'BT1 5GS', false, 'DESTINATION', 200],
    ['COMPANY', 'GB', 'BT1 5GS', true, 'REVERSE_CHARGE', 0],
    ['PRIVATE', 'GB', 'SW1A 1AA', false, 'EXPORT', 0],
  ] as const)('%s in %s %s, VAT id valid: %s %s → %s', (customerType, country, zipCode, vatIdValid, kind, rate) => {
    const [{ from, rates }] = exampleRates;
    const facts = { rates: [{ from, rates }], customerType, country, zipCode, vatIdValid, date } as const;
    expect(vatCase(facts)).toEqual({ kind, country, rate });
  });
});
