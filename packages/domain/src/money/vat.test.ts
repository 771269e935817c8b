import { describe, expect, test } from 'vitest';
import type { EuCountryCode } from '../customer/countries.ts';
import type { VatFacts } from './vatCase.ts';
import { rateOf, taxOf, unitPrice } from './vat.ts';
import { vatCase } from './vatCase.ts';
import { exampleRates } from '../shop/exampleRates.data.ts';
import { catalogueRates, standardRate } from './vatRates.ts';

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
    const [{ from, rates }] = exampleRates;
    const facts = { rates: [{ from, rates }], customerType, country, vatIdValid, date } as const;
    expect(vatCase(facts)).toEqual({ kind, country, rate });
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

  test('BRUTTO_SP contains 17 %, of a REDUCED product 3 %, of a ZERO one nothing', () => {
    expect(catalogueRates).toEqual({ STANDARD: 170, REDUCED: 30, ZERO: 0 });
  });
});

describe('record 0161: rates of REDUCED and ZERO products', () => {
  const [february] = exampleRates;
  const withReduced = { ...february, reduced: { LU: 30, DE: 70, DK: 250, FR: 55, IE: 0 } };
  const later = { ...withReduced, from: '2027-01-01', reduced: { LU: 80 } };
  const caseOf = (changed: Partial<VatFacts>) =>
    vatCase({
      rates: [withReduced, later],
      customerType: 'PRIVATE',
      country: 'DE',
      vatIdValid: false,
      date,
      ...changed,
    });

  test.each([
    ['its country’s reduced rate', { country: 'DE' }, 190, 70],
    ['of Monaco, which is French for VAT', { country: 'MC' }, 200, 55],
    ['of a country that taxes it at zero', { country: 'IE' }, 230, 0],
    ['the standard rate where none is named', { country: 'AT' }, 200, 200],
    ['the standard rate where it is the same', { country: 'DK' }, 250, 250],
    ['by the day of the order', { country: 'LU', date: '2026-12-31' }, 170, 30],
    ['from the day of a change on', { country: 'LU', date: '2027-01-01' }, 170, 80],
    ['which a later entry may have no more', { country: 'DE', date: '2027-01-01' }, 190, 190],
    ['of a company without a VAT id', { customerType: 'COMPANY' }, 190, 70],
    ['none in a reverse charge', { customerType: 'COMPANY', vatIdValid: true }, 0, 0],
    ['none in an export', { country: 'CH' }, 0, 0],
    ['none outside the VAT area', { country: 'ES', zipCode: '35001' }, 0, 0],
  ] as const)('%s: %o', (_, changed, standard, reduced) => {
    const vat = caseOf(changed);
    expect([rateOf(vat, 'STANDARD'), rateOf(vat, 'REDUCED'), rateOf(vat, 'ZERO')]).toEqual([standard, reduced, 0]);
  });

  test('a VAT case names the reduced rate only where it differs', () => {
    expect(caseOf({ country: 'LU' })).toEqual({ kind: 'DESTINATION', country: 'LU', rate: 170, reduced: 30 });
    expect(caseOf({ country: 'DK' })).toEqual({ kind: 'DESTINATION', country: 'DK', rate: 250 });
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
    expect(unitPrice(brutto, { mode, vat: { rate } }, 'STANDARD')).toBe(expected);
  });

  test.each([
    [1030, 'gross', 'REDUCED', 1070],
    [1030, 'net', 'REDUCED', 1000],
    [1000, 'gross', 'ZERO', 1000],
    [1000, 'net', 'ZERO', 1000],
    [1170, 'gross', 'STANDARD', 1190],
  ] as const)('by class: BRUTTO_SP %d cents, %s, of a %s product is %d cents', (brutto, mode, taxClass, expected) => {
    expect(unitPrice(brutto, { mode, vat: { rate: 190, reduced: 70 } }, taxClass)).toBe(expected);
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
