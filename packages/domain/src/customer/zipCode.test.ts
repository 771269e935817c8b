import { describe, expect, test } from 'vitest';
import type { CountryCode } from './countries.ts';
import { countryCodes, isEuCountry } from './countries.ts';
import { hasZipCodes, isZipCodeOf, normaliseZipCode } from './zipCode.ts';

type ZipCase = { readonly country: CountryCode; readonly passes: readonly string[]; readonly fails: readonly string[] };

const cases: readonly ZipCase[] = [
  { country: 'AD', passes: ['AD100', 'AD500', 'AD700', 'ad500'], fails: ['AD800', 'AD50', 'AD5000', '500'] },
  { country: 'AL', passes: ['1001', '8306'], fails: ['100', '10010', '1OO1'] },
  { country: 'AT', passes: ['1010', '6020', '9992'], fails: ['0999', '101', '10100', 'D-1010'] },
  { country: 'AU', passes: ['2000', '0800'], fails: ['200', '20000', 'NSW2000'] },
  { country: 'BA', passes: ['71000', '88000'], fails: ['61000', '7100', '710000'] },
  { country: 'BE', passes: ['1000', '4700', '9992'], fails: ['0999', '100', '10000', 'D-1000'] },
  { country: 'BG', passes: ['1000', '9000'], fails: ['0100', '100', '10000'] },
  { country: 'BR', passes: ['01310-100', '01310100'], fails: ['01310-10', '01310 100', '0131-0100'] },
  { country: 'CA', passes: ['K1A 0B1', 'm5v3l9', 'V6B 4Y8'], fails: ['K1A 0B', 'D1A 0B1', 'K1O 0B1', 'K1A-0B1'] },
  { country: 'CH', passes: ['8001', '1200', '9658'], fails: ['0800', '800', '80010', 'D-8001'] },
  { country: 'CL', passes: ['8320000', '832-0000'], fails: ['832000', '83200000', '8320-000'] },
  { country: 'CY', passes: ['1010', '8500'], fails: ['0101', '101', '10100'] },
  { country: 'CZ', passes: ['110 00', '11000', '779 00'], fails: ['810 00', '1100', '110 000', '11 000'] },
  {
    country: 'DE',
    passes: ['01067', '10115', '54290', '99998'],
    fails: ['00123', '1011', '101155', 'A-10115', 'D10115', 'D-1011'],
  },
  { country: 'DK', passes: ['1050', '8000', '0800'], fails: ['105', '10500', 'DK1050'] },
  { country: 'EE', passes: ['10111', '51003'], fails: ['01011', '1011', '101111'] },
  { country: 'ES', passes: ['28013', '08001', '52006'], fails: ['53001', '00801', '2801', '280133'] },
  { country: 'FI', passes: ['00100', '99980', '22100'], fails: ['0010', '001000', 'FI-0010'] },
  { country: 'FR', passes: ['75001', '01000', '57100', '97400'], fails: ['99001', '00100', '7500', '750011'] },
  {
    country: 'GB',
    passes: ['SW1A 1AA', 'M1 1AE', 'EC1A1BB', 'b33 8th', 'W1A 0AX', 'BT1 5GS', 'GIR 0AA'],
    fails: ['SW1A 1A', 'Q1 1AE', 'SW1A 1AC', 'M111 1AE', '12345'],
  },
  { country: 'GR', passes: ['105 57', '10557', '851 00'], fails: ['905 57', '005 57', '1055', '10 557'] },
  { country: 'HR', passes: ['10000', '51000'], fails: ['60000', '00100', '1000'] },
  { country: 'HU', passes: ['1051', '9985'], fails: ['0951', '105', '10510'] },
  { country: 'IE', passes: ['D02 AF30', 'A65F4E2', 'D6W XY00'], fails: ['D02 AF3', 'D02 OF30', 'B02 AF30', 'D2 AF30'] },
  { country: 'IL', passes: ['9103401', '61000'], fails: ['910340', '91034011', '6100'] },
  { country: 'IN', passes: ['110001', '560 001'], fails: ['011001', '11000', '1100011'] },
  { country: 'IS', passes: ['101', '902'], fails: ['001', '10', '1011'] },
  { country: 'IT', passes: ['00118', '20121', '98168'], fails: ['0011', '001188', 'F-00118'] },
  { country: 'JP', passes: ['100-0001', '1000001'], fails: ['100-001', '1000-001', '10000011'] },
  { country: 'KR', passes: ['04524', '63644'], fails: ['70000', '0452', '045244'] },
  { country: 'LI', passes: ['9490', '9485', '9498'], fails: ['9484', '9499', '949'] },
  { country: 'LT', passes: ['01103', 'LT-01103'], fails: ['0110', '011033', 'LV-01103'] },
  { country: 'LU', passes: ['1855', 'L-1855', 'l-9999', '6947'], fails: ['0855', '185', '18555', 'D-1855'] },
  { country: 'LV', passes: ['LV-1050', '1050'], fails: ['LV-105', '10500', 'LT-1050'] },
  { country: 'MC', passes: ['98000', '98025'], fails: ['98100', '9800', '980000'] },
  { country: 'MD', passes: ['2001', 'MD-2001'], fails: ['201', '20011', 'RO-2001'] },
  { country: 'ME', passes: ['81000', '85310'], fails: ['71000', '8100', '810000'] },
  { country: 'MK', passes: ['1000', '7000'], fails: ['8000', '0100', '100'] },
  { country: 'MT', passes: ['VLT 1117', 'SLM1549'], fails: ['VL 1117', 'VLT 111', 'VLT 11177'] },
  { country: 'MX', passes: ['06000', '64000'], fails: ['0600', '060000', 'M-06000'] },
  { country: 'NL', passes: ['1012 AB', '3511rd', '9999 ZZ'], fails: ['0999 AB', '1012 SS', '1012 A', '1012'] },
  { country: 'NO', passes: ['0010', '9991'], fails: ['001', '00100', 'D-0010'] },
  { country: 'NZ', passes: ['6011', '0110'], fails: ['601', '60111', 'NZ6011'] },
  { country: 'PL', passes: ['00-950', '00950', '80-001'], fails: ['00-95', '0-0950', '00 950'] },
  { country: 'PT', passes: ['1000-001', '9980020'], fails: ['0100-001', '1000-01', '1000'] },
  { country: 'RO', passes: ['010011', '900001'], fails: ['01001', '0100111', '01 0011'] },
  { country: 'RS', passes: ['11000', '38205'], fails: ['41000', '1100', '110000'] },
  { country: 'SE', passes: ['111 20', '11120', '984 99'], fails: ['011 20', '1112', '11 120'] },
  { country: 'SG', passes: ['018956', '238801'], fails: ['18956', '0189566', 'S018956'] },
  { country: 'SI', passes: ['1000', '9265'], fails: ['0100', '100', '10000'] },
  { country: 'SK', passes: ['811 01', '81101', '040 01', '984 01'], fails: ['711 01', '8110', '811 011', '81 101'] },
  { country: 'US', passes: ['10001', '94103-1234', '00501'], fails: ['1000', '10001-123', '100011234'] },
  { country: 'ZA', passes: ['8001', '0001'], fails: ['800', '80011', 'ZA8001'] },
];

describe('D18: zip patterns by country', () => {
  test.each(cases.flatMap(({ country, passes }) => passes.map((zip) => [country, zip] as const)))(
    '%s takes %s',
    (country, zip) => {
      expect(isZipCodeOf(zip, country)).toBe(true);
    },
  );

  test.each(cases.flatMap(({ country, fails }) => fails.map((zip) => [country, zip] as const)))(
    '%s refuses %s',
    (country, zip) => {
      expect(isZipCodeOf(zip, country)).toBe(false);
    },
  );

  test('every country has a case with at least three near misses, or has no zip codes', () => {
    const tested = cases
      .filter(({ passes, fails }) => passes.length > 0 && fails.length >= 3)
      .map(({ country }) => country);
    const without = countryCodes.filter((country) => !hasZipCodes(country));
    expect([...tested, ...without].toSorted()).toEqual(countryCodes);
    expect(tested.filter(isEuCountry)).toHaveLength(27);
  });
});

describe('D18: none where a country has none', () => {
  test('those are the Emirates and Hong Kong', () => {
    expect(countryCodes.filter((country) => !hasZipCodes(country))).toEqual(['AE', 'HK']);
  });

  test.each(['', '00000', 'anything'])('"%s" is not validated', (zip) => {
    expect(isZipCodeOf(zip, 'AE')).toBe(true);
    expect(isZipCodeOf(zip, 'LU')).toBe(false);
  });
});

test.each([
  ['  sw1a   1aa ', 'SW1A 1AA'],
  ['l-1855', 'L-1855'],
  ['e\u0301 1', 'É 1'],
  ['1012\u00A0ab', '1012 AB'],
])('D18: "%s" is compared as "%s"', (typed, compared) => {
  expect(normaliseZipCode(typed)).toBe(compared);
});
