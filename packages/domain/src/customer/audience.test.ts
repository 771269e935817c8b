import { describe, expect, test } from 'vitest';
import { companyOnlyFields, isShownTo, shownCompanyFields } from './audience.ts';

describe('spec §6: content can be for COMPANY only or for PRIVATE only', () => {
  test.each([
    ['ALL', true, true],
    ['COMPANY', true, false],
    ['PRIVATE', false, true],
  ] as const)('%s: companies see it: %s, private customers: %s', (audience, company, privately) => {
    expect([isShownTo(audience, 'COMPANY'), isShownTo(audience, 'PRIVATE')]).toEqual([company, privately]);
  });
});

describe('spec §5, §6: company, department and VAT id are for companies, the VAT id in EU countries only', () => {
  test('spec §6: the company-only fields', () => {
    expect(companyOnlyFields).toEqual(['company', 'department', 'vatId']);
  });

  test.each([
    ['PRIVATE', 'LU', []],
    ['COMPANY', 'LU', ['company', 'department', 'vatId']],
    ['COMPANY', 'GR', ['company', 'department', 'vatId']],
    ['COMPANY', 'CH', ['company', 'department']],
    ['COMPANY', 'GB', ['company', 'department']],
  ] as const)('%s in %s sees %o', (customerType, country, fields) => {
    expect(shownCompanyFields({ customerType, country })).toEqual(fields);
  });
});
