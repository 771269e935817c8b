import { describe, expect, test } from 'vitest';
import { companyOnlyFields, isShownTo, shownCompanyFields, visitorControls } from './audience.ts';
import { currentCustomerType } from './currentCustomerType.ts';

describe("spec §6: the type is the customer record's, otherwise the session's", () => {
  test.each([
    ['COMPANY', 'PRIVATE', 'COMPANY'],
    ['PRIVATE', 'COMPANY', 'PRIVATE'],
    [null, 'COMPANY', 'COMPANY'],
    [null, 'PRIVATE', 'PRIVATE'],
  ] as const)('user %s, session %s: %s', (user, session, expected) => {
    const known = user === null ? null : { customerType: user };
    expect(currentCustomerType({ user: known, session: { customerType: session } })).toBe(expected);
  });
});

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

test('spec §6: anonymous visitors have settings and login, logged-in ones profile and account', () => {
  expect(visitorControls(false)).toEqual(['settings', 'login']);
  expect(visitorControls(true)).toEqual(['profile', 'footerAccount']);
});
