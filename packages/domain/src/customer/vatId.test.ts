import { describe, expect, test } from 'vitest';
import type { CountryCode } from './countries.ts';
import { countryCodes, isEuCountry } from './countries.ts';
import { isVatIdOf, normaliseVatId, vatIdChecks, vatIdConsequence, vatIdPrefix, vatIdStopsOrder } from './vatId.ts';

type VatCase = { readonly country: CountryCode; readonly passes: readonly string[]; readonly fails: readonly string[] };

const cases: readonly VatCase[] = [
  { country: 'AT', passes: ['ATU12345678'], fails: ['AT12345678', 'ATU1234567', 'ATU123456789'] },
  { country: 'BE', passes: ['BE0123456749', 'BE1000000093'], fails: ['BE2123456749', 'BE123456749', 'BE01234567490'] },
  { country: 'BG', passes: ['BG123456789', 'BG1234567890'], fails: ['BG12345678', 'BG12345678901', 'BG12345678A'] },
  { country: 'CY', passes: ['CY12345678X'], fails: ['CY12345678', 'CY1234567X', 'CY123456789X'] },
  {
    country: 'CZ',
    passes: ['CZ12345678', 'CZ123456789', 'CZ1234567890'],
    fails: ['CZ1234567', 'CZ12345678901', 'CZ1234567A'],
  },
  { country: 'DE', passes: ['DE123456789'], fails: ['DE023456789', 'DE12345678', 'DE1234567890'] },
  { country: 'DK', passes: ['DK12345678'], fails: ['DK1234567', 'DK123456789', 'DK1234567A'] },
  { country: 'EE', passes: ['EE123456789'], fails: ['EE12345678', 'EE1234567890', 'EE12345678A'] },
  {
    country: 'ES',
    passes: ['ESB12345678', 'ES12345678Z', 'ESX1234567L'],
    fails: ['ES123456789', 'ESB1234567', 'ESB123456789', 'ESBB1234567'],
  },
  { country: 'FI', passes: ['FI12345678', 'FI1234567-8'], fails: ['FI1234567', 'FI123456789', 'FI1234567-89'] },
  {
    country: 'FR',
    passes: ['FR12345678901', 'FRAB123456789', 'FR1A123456789'],
    fails: ['FRO1123456789', 'FR1234567890', 'FR123456789012', 'FR1I123456789'],
  },
  { country: 'GR', passes: ['EL123456789', 'GR123456789'], fails: ['EL12345678', 'EL1234567890', 'EL12345678A'] },
  { country: 'HR', passes: ['HR12345678901'], fails: ['HR1234567890', 'HR123456789012', 'HR1234567890A'] },
  { country: 'HU', passes: ['HU12345678'], fails: ['HU1234567', 'HU123456789', 'HU12345678-2-42'] },
  {
    country: 'IE',
    passes: ['IE1234567T', 'IE1234567FA', 'IE1A12345T', 'IE1+12345T', 'IE1*12345T'],
    fails: ['IE1234567', 'IE123456T', 'IE1234567X', 'IE1234567TJ'],
  },
  { country: 'IT', passes: ['IT12345678901'], fails: ['IT1234567890', 'IT123456789012', 'IT1234567890A'] },
  { country: 'LT', passes: ['LT123456789', 'LT123456789012'], fails: ['LT12345678', 'LT1234567890', 'LT12345678901'] },
  { country: 'LU', passes: ['LU12345678'], fails: ['LU1234567', 'LU123456789', 'LU1234567A'] },
  { country: 'LV', passes: ['LV12345678901'], fails: ['LV1234567890', 'LV123456789012', 'LV1234567890A'] },
  { country: 'MT', passes: ['MT12345678'], fails: ['MT1234567', 'MT123456789', 'MT1234567A'] },
  {
    country: 'NL',
    passes: ['NL123456789B01'],
    fails: ['NL123456789A01', 'NL123456789B1', 'NL12345678B01', 'NL123456789012'],
  },
  {
    country: 'PL',
    passes: ['PL1234567890', 'PL123-456-78-90'],
    fails: ['PL123456789', 'PL12345678901', 'PL123-456-78-9'],
  },
  { country: 'PT', passes: ['PT123456789'], fails: ['PT12345678', 'PT1234567890', 'PT12345678A'] },
  { country: 'RO', passes: ['RO12', 'RO1234567890'], fails: ['RO1', 'RO12345678901', 'RO0123'] },
  { country: 'SE', passes: ['SE123456789001'], fails: ['SE12345678900', 'SE1234567890011', 'SE1234567890A1'] },
  { country: 'SI', passes: ['SI12345678'], fails: ['SI02345678', 'SI1234567', 'SI123456789'] },
  { country: 'SK', passes: ['SK1234567890'], fails: ['SK0123456789', 'SK123456789', 'SK12345678901'] },
  // Northern Ireland: a country of its own for VAT only.
  {
    country: 'GB',
    passes: ['XI123456789', 'XI123456789012', 'XIGD001', 'XIHA999'],
    fails: ['GB123456789', 'XI12345678', 'XI1234567890', 'XIGD500', 'XIHA499'],
  },
];

describe('spec §5, D17: a VAT id has the form of its country', () => {
  test.each(cases.flatMap(({ country, passes }) => passes.map((id) => [country, id] as const)))(
    '%s takes %s',
    (country, id) => {
      expect(isVatIdOf(id, country)).toBe(true);
    },
  );

  test.each(cases.flatMap(({ country, fails }) => fails.map((id) => [country, id] as const)))(
    '%s refuses %s',
    (country, id) => {
      expect(isVatIdOf(id, country)).toBe(false);
    },
  );

  test.each(cases.flatMap(({ country, passes }) => passes.map((id) => [country, id] as const)))(
    '%s takes nothing before or after the form of %s',
    (country, id) => {
      expect(isVatIdOf(`${id}_`, country)).toBe(false);
      expect(isVatIdOf(`${id.slice(0, 2)}_${id.slice(2)}`, country)).toBe(false);
    },
  );

  test('every EU country and XI has a case with at least three near misses', () => {
    const tested = cases
      .filter(({ passes, fails }) => passes.length > 0 && fails.length >= 3)
      .map(({ country }) => country);
    expect(tested.filter((country) => country !== 'GB')).toEqual(countryCodes.filter(isEuCountry));
    expect(tested).toContain('GB');
  });
});

describe('D17: the prefix must fit the country', () => {
  test.each([
    ['DE123456789', 'AT'],
    ['EE123456789', 'PT'],
    ['12345678', 'LU'],
    ['LU', 'LU'],
    ['', 'LU'],
    ['CHE123456789', 'CH'],
    ['EL123456789', 'CY'],
    ['XI123456789', 'IE'],
  ] as const)('"%s" is not of %s', (id, country) => {
    expect(isVatIdOf(id, country)).toBe(false);
  });

  test.each([
    ['LU', 'LU'],
    ['GR', 'EL'],
    ['GB', 'XI'],
    ['CH', null],
    ['US', null],
  ] as const)('an id of %s begins with %s', (country, prefix) => {
    expect(vatIdPrefix(country)).toBe(prefix);
  });
});

describe('D17, D43: normalised: blanks, dots, hyphens, case, GR as EL', () => {
  test.each([
    [' be 0123.456.749 ', 'BE0123456749'],
    ['nl123456789b01', 'NL123456789B01'],
    ['gr 123 456 789', 'EL123456789'],
    ['fr\u00A012 345678901', 'FR12345678901'],
    ['deGR12', 'DEGR12'],
    ['LU-123.456-78', 'LU12345678'],
    ['LU 123\u2011456\u201378', 'LU12345678'],
  ])('"%s" is %s', (typed, id) => {
    expect(normaliseVatId(typed)).toBe(id);
  });
});

describe('D17: the online check is valid, invalid, or cannot be done now', () => {
  test.each([
    ['valid', { chargesVat: false, blocksOrder: false }],
    ['invalid', { chargesVat: true, blocksOrder: true }],
    ['unknown', { chargesVat: true, blocksOrder: false }],
  ] as const)('%s: %o', (check, consequence) => {
    expect(vatIdConsequence(check)).toEqual(consequence);
  });

  test.each([
    ['invalid', 'FR', true],
    ['invalid', 'LU', false],
    ['unknown', 'FR', false],
    ['valid', 'FR', false],
    [null, 'FR', false],
  ] as const)('%s, delivered to %s: stops the order %s', (check, country, stops) => {
    expect(vatIdStopsOrder(check, country)).toBe(stops);
  });

  test('three outcomes', () => {
    expect(vatIdChecks).toEqual(['valid', 'invalid', 'unknown']);
  });
});
