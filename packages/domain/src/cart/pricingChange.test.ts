import { describe, expect, test } from 'vitest';
import { customerTypes, displayMode } from '../customer/customerType.ts';
import type { CustomerType } from '../customer/customerType.ts';
import type { CountryCode } from '../customer/countries.ts';
import { vatCase } from '../money/vatCase.ts';
import { exampleRates } from '../shop/exampleRates.data.ts';
import { pricingChange } from './pricingChange.ts';
import type { Pricing } from './totals.ts';

const pricing = (country: CountryCode, customerType: CustomerType = 'PRIVATE', zipCode = ''): Pricing => ({
  vat: vatCase({ rates: exampleRates, customerType, country, zipCode, vatIdValid: false, date: '2026-11-23' }),
  mode: displayMode(customerType),
});

describe('D44: a change of the delivery country that changes the prices shown', () => {
  test.each([
    ['LU', 'DE', { country: 'DE', before: 170, after: 190 }],
    ['DE', 'LU', { country: 'LU', before: 190, after: 170 }],
    ['LU', 'CH', { country: 'CH', before: 170, after: 0 }],
    ['CH', 'FR', { country: 'FR', before: 0, after: 200 }],
    ['BE', 'NL', null],
    ['CH', 'US', null],
    ['LU', 'LU', null],
  ] as const)('from %s to %s: %o', (before, after, change) => {
    expect(pricingChange(pricing(before), pricing(after))).toEqual(change);
  });

  test('D42: to a part of a country outside the VAT area', () => {
    expect(pricingChange(pricing('ES'), pricing('ES', 'PRIVATE', '35001'))).toEqual({
      country: 'ES',
      before: 210,
      after: 0,
    });
  });

  test('none when the rate of the same country changes', () => {
    const german = pricing('DE');
    expect(pricingChange(german, { ...german, vat: { ...german.vat, rate: 160 } })).toBeNull();
  });

  test('none for a company, whose prices are net', () => {
    expect(pricingChange(pricing('LU', 'COMPANY'), pricing('DE', 'COMPANY'))).toBeNull();
  });

  test('none where the customer type changes them', () => {
    for (const from of customerTypes)
      for (const to of customerTypes.filter((type) => type !== from))
        expect(pricingChange(pricing('LU', from), pricing('DE', to))).toBeNull();
  });
});
