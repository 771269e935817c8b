import { describe, expect, test } from 'vitest';
import { profileToWire } from '../customer/user.ts';
import { parseRequest } from '../contract/parse.ts';
import { check } from './check.ts';
import { profileSchema, registrationPayloadSchema, registrationSchema, registrationToWire } from './registration.ts';

const privately = {
  customerType: 'PRIVATE',
  country: 'LU',
  company: '',
  vatId: '',
  department: '',
  firstName: 'Ada',
  lastName: "D'Angelo",
  street: "12, rue de l'Alzette",
  supplement: '',
  zipCode: 'L-4011',
  city: 'Esch-sur-Alzette',
  phone: '+352 26 10',
  email: 'ada@example.org',
  password: 'abcdef',
  passwordRepeat: 'abcdef',
  newsletter: false,
  terms: true,
};
const company = { ...privately, customerType: 'COMPANY', company: 'Müller & Söhne', vatId: 'lu 123.456.78' };

const problems = (values: object) => {
  const checked = check(registrationSchema, values);
  return checked.kind === 'valid' ? [] : checked.problems.map(({ field, code }) => `${field} ${code}`).toSorted();
};

describe('spec §2, §5: the registration form', () => {
  test('a private customer passes; what was entered is normalised', () => {
    expect(check(registrationSchema, { ...privately, firstName: '  Ada ' })).toEqual({
      kind: 'valid',
      value: { ...privately, phone: '+3522610' },
    });
  });

  test('a company passes; its VAT id is normalised (D17)', () => {
    expect(check(registrationSchema, company)).toMatchObject({
      kind: 'valid',
      value: { company: 'Müller & Söhne', vatId: 'LU12345678' },
    });
  });

  test('an empty form names every required field once', () => {
    expect(problems({ customerType: 'COMPANY', country: 'LU' })).toEqual([
      'city REQUIRED',
      'company REQUIRED',
      'email REQUIRED',
      'firstName REQUIRED',
      'lastName REQUIRED',
      'password REQUIRED',
      'passwordRepeat REQUIRED',
      'street REQUIRED',
      'terms NOT_ACCEPTED',
      'vatId REQUIRED',
      'zipCode REQUIRED',
    ]);
  });

  test.each([
    [{ customerType: 'SCHOOL' }, ['customerType NOT_A_CHOICE']],
    [{ customerType: undefined }, ['customerType REQUIRED']],
    [{ country: 'XX' }, ['country NOT_A_CHOICE']],
    [{ country: null }, ['country REQUIRED']],
    [{ country: 'XX', zipCode: 'anything' }, ['country NOT_A_CHOICE', 'zipCode FORMAT']],
    [{ country: 7, zipCode: '40112' }, ['country NOT_A_CHOICE', 'zipCode FORMAT']],
    [{ firstName: 'A' }, ['firstName TOO_SHORT']],
    [{ lastName: 'Ada1' }, ['lastName CHARACTERS']],
    [{ street: 'Main #5' }, ['street CHARACTERS']],
    [{ city: '' }, ['city REQUIRED']],
    [{ phone: '1' }, ['phone TOO_SHORT']],
    [{ email: 'ada@example' }, ['email FORMAT']],
    [{ password: 'abcde', passwordRepeat: 'abcde' }, ['password TOO_SHORT']],
    [{ passwordRepeat: 'abcdeF' }, ['passwordRepeat MISMATCH']],
    [{ password: 'ghijkl' }, ['passwordRepeat MISMATCH']],
    [{ terms: false }, ['terms NOT_ACCEPTED']],
    [{ terms: undefined }, ['terms NOT_ACCEPTED']],
    [{ department: '!!' }, []],
    [{ lastName: null }, ['lastName REQUIRED']],
    [{ lastName: 42 }, ['lastName REQUIRED']],
    [{ newsletter: 'perhaps' }, ['newsletter FORMAT']],
  ])('%o: %o', (changed, expected) => {
    expect(problems({ ...privately, ...changed })).toEqual(expected);
  });

  test('D35: the newsletter box starts unticked', () => {
    expect(check(registrationSchema, { ...privately, newsletter: undefined })).toMatchObject({
      value: { newsletter: false },
    });
  });
});

describe('spec §5, §6: company-only and EU-only fields', () => {
  test.each([
    [{ company: '' }, ['company REQUIRED']],
    [{ company: 'X' }, ['company TOO_SHORT']],
    [{ department: 'F&E 2' }, []],
    [{ department: 'F_E' }, ['department CHARACTERS']],
    [{ vatId: '' }, ['vatId REQUIRED']],
    [{ vatId: 'LU1234567' }, ['vatId FORMAT']],
    [{ vatId: 'DE123456789' }, ['vatId FORMAT']],
  ])('a company with %o: %o', (changed, expected) => {
    expect(problems({ ...company, ...changed })).toEqual(expected);
  });

  test('a private customer has none of them: what is left over from before is dropped', () => {
    const entered = { ...company, customerType: 'PRIVATE', company: '!', department: '!', vatId: '!' };
    expect(check(registrationSchema, entered)).toMatchObject({ value: { company: '', department: '', vatId: '' } });
  });

  test('a company outside the EU has a company and no VAT id', () => {
    const entered = { ...company, country: 'CH', zipCode: '8001', vatId: 'CHE-123' };
    expect(check(registrationSchema, entered)).toMatchObject({ value: { company: 'Müller & Söhne', vatId: '' } });
    expect(problems({ ...entered, company: '' })).toEqual(['company REQUIRED']);
  });
});

describe('spec §4: a change of type or country revalidates', () => {
  test.each([
    ['LU', '4011', 'LU12345678', []],
    ['LU', 'L 1009', 'LU 123-456.78', []],
    ['DE', '4011', 'LU12345678', ['vatId FORMAT', 'zipCode FORMAT']],
    ['DE', '10115', 'DE123456789', []],
    ['DE', 'D-10115', 'DE123456789', []],
    ['GR', '105 57', 'GR123456789', []],
    ['CH', '4011', 'LU12345678', []],
    ['AE', '', '', []],
    ['US', '4011', '', ['zipCode FORMAT']],
  ])('the same company in %s with %s and %s: %o', (country, zipCode, vatId, expected) => {
    expect(problems({ ...company, country, zipCode, vatId })).toEqual(expected);
  });

  test('from private to company', () => {
    expect(problems(privately)).toEqual([]);
    expect(problems({ ...privately, customerType: 'COMPANY' })).toEqual(['company REQUIRED', 'vatId REQUIRED']);
  });
});

describe('spec §3: the registration payload', () => {
  test('the server checks what is sent, not what only the form asks for', () => {
    const { passwordRepeat: _, terms: __, ...sent } = privately;
    expect(check(registrationPayloadSchema, sent).kind).toBe('valid');
    expect(check(registrationSchema, sent).kind).toBe('invalid');
  });

  test('it has the fields of the contract', () => {
    const checked = check(registrationPayloadSchema, company);
    if (checked.kind !== 'valid') throw new Error('The company is valid.');
    const wire = registrationToWire(checked.value);
    expect(parseRequest('register', wire)).toEqual(wire);
    expect(wire).toEqual({
      CUSTOMER_TYPE: 'COMPANY',
      COUNTRY_CODE: 'LU',
      COMPANY: 'Müller & Söhne',
      VATID: 'LU12345678',
      DEPARTMENT: '',
      FIRSTNAME: 'Ada',
      LASTNAME: "D'Angelo",
      STREET: "12, rue de l'Alzette",
      SUPPLEMENT: '',
      ZIPCODE: 'L-4011',
      CITY: 'Esch-sur-Alzette',
      TELEPHONE: '+3522610',
      EMAIL: 'ada@example.org',
      PASSWORD: 'abcdef',
      NEWSLETTER: false,
    });
  });

  test('the account changes everything but e-mail, password and newsletter', () => {
    const checked = check(profileSchema, company);
    if (checked.kind !== 'valid') throw new Error('The company is valid.');
    const wire = profileToWire(checked.value);
    expect(parseRequest('changeContact', wire)).toEqual(wire);
    expect(Object.keys(checked.value)).not.toContain('email');
  });
});
