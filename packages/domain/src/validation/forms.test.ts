import { describe, expect, test } from 'vitest';
import type { Schema } from 'yup';
import { parseRequest } from '../contract/parse.ts';
import { addressSchema } from './address.ts';
import { isCompleteAddress } from './addressLines.ts';
import { check } from './check.ts';
import { guestSchema, orderNotesSchema, orderSchema, vatIdSchema } from './checkout.ts';
import { contactFormSchema, contactSchema, contactToWire } from './contact.ts';
import { dependentFields } from './dependentFields.ts';
import { emailSchema, loginSchema } from './login.ts';
import { passwordChangeSchema, passwordResetSchema } from './password.ts';
import { profileSchema } from './registration.ts';
import { settingsSchema } from './settings.ts';

const problems = <Value>(schema: Schema<Value>, values: object) => {
  const checked = check(schema, values);
  return checked.kind === 'valid' ? [] : checked.problems.map(({ field, code }) => `${field} ${code}`).toSorted();
};

describe('spec §5, D16: login uses the same e-mail and password rules', () => {
  test.each([
    [{ email: 'ada@example.org', password: 'abcdef' }, []],
    [{ email: ' ada@example.org ', password: 'abcdef' }, []],
    [{ email: 'ada', password: 'abcdef' }, ['email FORMAT']],
    [{ email: 'ada@example.org', password: 'abcde' }, ['password TOO_SHORT']],
    [{}, ['email REQUIRED', 'password REQUIRED']],
  ])('%o: %o', (values, expected) => {
    expect(problems(loginSchema, values)).toEqual(expected);
  });
});

describe('spec §5: forgot password and newsletter ask for an e-mail', () => {
  test.each([
    [{ email: 'ada@example.org' }, []],
    [{ email: 'ada@example.l' }, ['email FORMAT']],
    [{ email: '  ' }, ['email REQUIRED']],
  ])('%o: %o', (values, expected) => {
    expect(problems(emailSchema, values)).toEqual(expected);
  });
});

describe('spec §5: password reset and change', () => {
  test.each([
    [{ password: 'abcdef', passwordRepeat: 'abcdef' }, []],
    [{ password: 'abcdef', passwordRepeat: 'abcdeg' }, ['passwordRepeat MISMATCH']],
    [{ password: 'Gru\u0308n-12', passwordRepeat: 'Grün-12' }, []],
    [{ password: 'abcdef' }, ['passwordRepeat REQUIRED']],
    [{}, ['password REQUIRED', 'passwordRepeat REQUIRED']],
  ])('%o: %o', (values, expected) => {
    expect(problems(passwordResetSchema, values)).toEqual(expected);
    expect(problems(passwordChangeSchema, { ...values, oldPassword: 'x' })).toEqual(expected);
  });

  test('a change asks for the password that is', () => {
    const values = { password: 'abcdef', passwordRepeat: 'abcdef' };
    expect(problems(passwordChangeSchema, values)).toEqual(['oldPassword REQUIRED']);
  });
});

describe('spec §2: settings are customer type and delivery country', () => {
  test.each([
    [{ customerType: 'COMPANY', country: 'ZA' }, []],
    [{ customerType: 'PRIVATE', country: 'AD' }, []],
    [{ customerType: 'private', country: 'LU' }, ['customerType NOT_A_CHOICE']],
    [{ customerType: 'PRIVATE', country: 'lu' }, ['country NOT_A_CHOICE']],
    [{}, ['country REQUIRED', 'customerType REQUIRED']],
  ])('%o: %o', (values, expected) => {
    expect(problems(settingsSchema, values)).toEqual(expected);
  });
});

describe('spec §2, D33: the contact form', () => {
  const contact = {
    customerType: 'PRIVATE',
    country: 'LU',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    message: 'Ten signs.',
  };

  test.each([
    [{}, []],
    [{ message: 'Nine sign' }, ['message TOO_SHORT']],
    [{ message: '' }, ['message REQUIRED']],
    [{ message: `  ${'x'.repeat(9)}  ` }, ['message TOO_SHORT']],
    [{ firstName: '', lastName: '', email: '' }, ['email REQUIRED', 'firstName REQUIRED', 'lastName REQUIRED']],
    [{ street: 'X', city: '#1', zipCode: '1' }, ['city CHARACTERS', 'street TOO_SHORT', 'zipCode FORMAT']],
    [{ street: 'Rue 1', city: 'Wiltz', zipCode: '9500', phone: '+352 1', order: 'KB-1', department: 'Support' }, []],
    [{ department: 'F&E 2' }, []],
    [{ department: 'F_E' }, ['department CHARACTERS']],
    [{ company: '!', vatId: '!' }, []],
    [{ customerType: 'COMPANY' }, []],
    [{ customerType: 'COMPANY', company: 'X', vatId: '1' }, ['company TOO_SHORT', 'vatId FORMAT']],
    [{ customerType: 'COMPANY', company: 'XY', vatId: 'LU12345678' }, []],
  ])('%o: %o', (changed, expected) => {
    expect(problems(contactSchema, { ...contact, ...changed })).toEqual(expected);
  });

  const prepared = 'Institution: \nSets and pieces: \nLearners: ';
  test.each([
    [prepared, ['message FORMAT']],
    ['Institution: Lycée\nSets and pieces: 12\nLearners: ', ['message FORMAT']],
    ['Institution: \nSets and pieces: 12\nLearners: 24', ['message FORMAT']],
    ['Institution: Lycée\nSets and pieces: 12\nLearners: 24', []],
    ['Institution:\n\nLycée\nSets and pieces: 12\nLearners: 24', []],
    ['Institution: Lycée\nWhat we need:', []],
    ['We are a school and need twelve sets.', []],
    ['', ['message REQUIRED']],
  ])('prepared lines are completed or taken out: %o: %o', (message, expected) => {
    expect(problems(contactFormSchema, { ...contact, prepared, message })).toEqual(expected);
  });
});

test('spec §7: the contact mail has the fields of the contract', () => {
  const values = {
    customerType: 'COMPANY',
    country: 'LU',
    company: 'Muster S.A.',
    vatId: 'LU12345678',
    department: 'Support',
    firstName: 'Ada',
    lastName: 'Muster',
    street: 'Rue 1',
    supplement: 'c/o Weber',
    zipCode: '9500',
    city: 'Wiltz',
    phone: '+352 1 2',
    email: 'ada@example.org',
    order: 'KB-1',
    message: 'Where is my order?',
  };
  const checked = check(contactSchema, values);
  if (checked.kind !== 'valid') throw new Error('The contact is valid.');
  const wire = contactToWire(checked.value, { language: 'FR', sku: 7 });
  expect(parseRequest('mailDepartment', wire)).toEqual(wire);
  expect(wire).toEqual({
    ORDER: 'KB-1',
    FIRSTNAME: 'Ada',
    LASTNAME: 'Muster',
    EMAIL: 'ada@example.org',
    MESSAGE: 'Where is my order?',
    SKU: 7,
    COMPANY: 'Muster S.A.',
    DEPARTMENT: 'Support',
    VATID: 'LU12345678',
    STREET: 'Rue 1',
    SUPPLEMENT: 'c/o Weber',
    ZIPCODE: '9500',
    CITY: 'Wiltz',
    COUNTRY_CODE: 'LU',
    TELEPHONE: '+35212',
    LANGUAGE_CODE: 'FR',
    CUSTOMER_TYPE: 'COMPANY',
  });
});

describe('spec §3, §5: an address', () => {
  const address = {
    country: 'BE',
    company: '',
    department: '',
    firstName: 'Ada',
    lastName: 'Muster',
    street: 'Hauptstraße 1',
    supplement: '',
    zipCode: '4700',
    city: 'Eupen',
  } as const;

  test.each([
    ['PRIVATE', {}, []],
    ['PRIVATE', { zipCode: '470' }, ['zipCode FORMAT']],
    ['PRIVATE', { street: '' }, ['street REQUIRED']],
    ['PRIVATE', { supplement: ' c/o  Weber, Bât. C, #3º ' }, []],
    ['PRIVATE', { supplement: '3' }, []],
    ['PRIVATE', { supplement: 'x'.repeat(61) }, ['supplement TOO_LONG']],
    ['PRIVATE', { supplement: 'c/o <Weber>' }, ['supplement CHARACTERS']],
    ['COMPANY', {}, ['company REQUIRED']],
    ['COMPANY', { company: 'Muster S.A.', department: 'Einkauf' }, []],
  ] as const)('of a %s customer with %o: %o', (customerType, changed, expected) => {
    expect(problems(addressSchema, { customerType, ...address, ...changed })).toEqual(expected);
  });

  test('D25: it is complete when every line that a parcel needs is there', () => {
    expect(isCompleteAddress(address, 'PRIVATE')).toBe(true);
    expect(isCompleteAddress(address, 'COMPANY')).toBe(false);
    expect(isCompleteAddress({ ...address, city: '' }, 'PRIVATE')).toBe(false);
  });

  test('D25: it is complete exactly when its form takes it', () => {
    const lines = Object.keys(address).filter((line) => line !== 'country');
    const entries = ['', ' ', 'x', ' Ada  Muster ', '4700', ' 47 00', 'B 4700', 'Eupen!', 'x'.repeat(61), '李'];
    const changed = lines.flatMap((line) => entries.map((entry) => ({ ...address, [line]: entry })));
    const abroad = changed.map((one) => ({ ...one, country: 'AE' as const }));
    for (const customerType of ['PRIVATE', 'COMPANY'] as const)
      for (const one of [...changed, ...abroad].flatMap((some) => [some, { ...some, company: 'Muster S.A.' }])) {
        const taken = problems(addressSchema, { customerType, ...one }).length === 0;
        expect([customerType, one, isCompleteAddress(one, customerType)]).toEqual([customerType, one, taken]);
      }
  });
});

describe('spec §3, D25, D35: the checkout', () => {
  test.each([
    [{ customerType: 'PRIVATE', email: 'ada@example.org' }, []],
    [{ customerType: 'PRIVATE', email: '' }, ['email REQUIRED']],
    [{ email: 'ada@example.org' }, ['customerType REQUIRED']],
  ])('a guest with %o: %o', (values, expected) => {
    expect(problems(guestSchema, values)).toEqual(expected);
  });

  test.each([
    [{ customerType: 'COMPANY', country: 'FR', vatId: 'FR12345678901' }, []],
    [{ customerType: 'COMPANY', country: 'FR', vatId: '' }, ['vatId REQUIRED']],
    [{ customerType: 'COMPANY', country: 'NO', vatId: '' }, []],
    [{ customerType: 'PRIVATE', country: 'FR', vatId: '' }, []],
  ])('spec §5: the VAT id of %o: %o', (values, expected) => {
    expect(problems(vatIdSchema, values)).toEqual(expected);
  });

  test.each([
    [{}, []],
    [{ comment: 'x'.repeat(2000), ownOrderNumber: 'x'.repeat(60), peppolAddress: '9938:lu12345678' }, []],
    [{ comment: 'x'.repeat(2001), ownOrderNumber: 'x'.repeat(61) }, ['comment TOO_LONG', 'ownOrderNumber TOO_LONG']],
  ])('comment, own order number and address for e-invoices', (values, expected) => {
    expect(problems(orderNotesSchema, values)).toEqual(expected);
  });

  test('D35: the terms are accepted at the order button', () => {
    expect([problems(orderSchema, { terms: true }), problems(orderSchema, {})]).toEqual([[], ['terms NOT_ACCEPTED']]);
  });
});

describe('spec §4: what a change revalidates', () => {
  const bad = { customerType: 'COMPANY', country: 'LU', company: '!', department: '!', vatId: '!', zipCode: '!' };
  const broken = (values: object) => problems(profileSchema, values).map((problem) => problem.split(' ')[0] ?? '');

  test.each([
    ['customerType', { customerType: 'PRIVATE' }],
    ['country', { country: 'AE' }],
  ] as const)('of %s', (field, changed) => {
    const after = broken({ ...bad, ...changed });
    expect(broken(bad).filter((name) => !after.includes(name))).toEqual(dependentFields[field]);
  });

  test('of the password: its repetition', () => {
    expect(dependentFields.password).toEqual(['passwordRepeat']);
  });
});
