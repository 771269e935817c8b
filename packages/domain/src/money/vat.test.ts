import { describe, expect, test } from 'vitest';
import type { EuCountryCode } from '../customer/countries.ts';
import { taxOf, unitPrice, vatCase } from './vat.ts';
import { exampleRates } from '../shop/exampleRates.data.ts';
import { catalogueRate, standardRate } from './vatRates.ts';

const date = '2026-11-21';

describe('D11: which VAT is charged', () => {
  test.each([
    ['PRIVATE', 'LU', false, 'DESTINATION', 170],
    ['PRIVATE', 'DE', false, 'DESTINATION', 190],
    ['PRIVATE', 'DE', true, 'DESTINATION', 190],
    ['PRIVATE', 'CH', false, 'EXPORT', 0],
    ['COMPANY', 'LU', true, 'DOMESTIC_COMPANY', 170],
    ['COMPANY', 'LU', false, 'DOMESTIC_COMPANY', 170],
    ['COMPANY', 'FR', true, 'REVERSE_CHARGE', 0],
    ['COMPANY', 'FR', false, 'EU_COMPANY_WITHOUT_VATID', 200],
    ['COMPANY', 'US', false, 'EXPORT', 0],
  ] as const)('%s in %s, VAT id valid: %s → %s at %d permille', (customerType, country, vatIdValid, kind, rate) => {
    expect(vatCase({ rates: exampleRates, customerType, country, vatIdValid, date })).toEqual({ kind, country, rate });
  });
});

describe('D11: standard rates of February 2026', () => {
  const entries: readonly (readonly [EuCountryCode, number])[] = [
    ['AT', 20],
    ['BE', 21],
    ['BG', 20],
    ['HR', 25],
    ['CY', 19],
    ['CZ', 21],
    ['DK', 25],
    ['EE', 24],
    ['FI', 25.5],
    ['FR', 20],
    ['DE', 19],
    ['GR', 24],
    ['HU', 27],
    ['IE', 23],
    ['IT', 22],
    ['LV', 21],
    ['LT', 21],
    ['LU', 17],
    ['MT', 18],
    ['NL', 21],
    ['PL', 23],
    ['PT', 23],
    ['RO', 21],
    ['SK', 23],
    ['SI', 22],
    ['ES', 21],
    ['SE', 25],
  ];
  test.each(entries)('%s: %d %%', (country, rate) => {
    expect(
      vatCase({ rates: exampleRates, customerType: 'PRIVATE', country: country, vatIdValid: false, date }).rate,
    ).toBe(rate * 10);
  });

  test('they are known from that month on', () => {
    expect(exampleRates.map(({ from }) => from)).toEqual(['2026-02-01']);
  });

  const [february] = exampleRates;
  const higher = { from: '2027-01-01', rates: { ...february.rates, DE: 200 } };
  const highest = { from: '2027-07-01', rates: { ...february.rates, DE: 210 } };
  test.each([
    ['2020-01-01', 190],
    ['2026-12-31', 190],
    ['2027-01-01', 200],
    ['2027-06-30', 200],
    ['2027-07-01', 210],
    ['2030-01-01', 210],
  ])('a change of law holds from its day on, and the oldest rates hold before: %s', (day, rate) => {
    expect(standardRate('DE', day, [february, higher, highest])).toBe(rate);
    expect(standardRate('DE', day, exampleRates)).toBe(190);
  });

  test('BRUTTO_SP contains 17 %', () => {
    expect(catalogueRate).toBe(170);
  });
});

describe('D11: the net price is the constant', () => {
  test.each([
    [1170, 'gross', 170, 1170],
    [1170, 'net', 170, 1000],
    [1170, 'gross', 190, 1190],
    [1170, 'gross', 0, 1000],
    [1170, 'net', 0, 1000],
    [1170, 'gross', 255, 1255],
    [9, 'gross', 190, 9],
    [9, 'net', 170, 8],
  ] as const)('BRUTTO_SP %d cents, %s at %d permille is %d cents', (brutto, mode, rate, expected) => {
    expect(unitPrice(brutto, mode, rate)).toBe(expected);
  });
});

describe('D10: tax is taken once, on the sum', () => {
  test.each([
    [1170, 'gross', 170, 170],
    [1000, 'net', 170, 170],
    [100, 'gross', 255, 20],
    [1000, 'gross', 0, 0],
  ] as const)('%d cents %s at %d permille contain or get %d cents', (sum, mode, rate, tax) => {
    expect(taxOf(sum, mode, rate)).toBe(tax);
  });
});
