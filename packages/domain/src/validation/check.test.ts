import { describe, expect, test } from 'vitest';
import { number, object, string } from 'yup';
import { check } from './check.ts';
import { checkWire } from './checkWire.ts';
import { problemsFromWire } from './wire.ts';
import { addressSchema } from './address.ts';
import { loginSchema } from './login.ts';
import { settingsSchema } from './settings.ts';

describe('spec §5: codes, not sentences', () => {
  test('unknown fields are dropped', () => {
    expect(check(settingsSchema, { customerType: 'PRIVATE', country: 'LU', admin: true })).toEqual({
      kind: 'valid',
      value: { customerType: 'PRIVATE', country: 'LU' },
    });
  });

  test('a value of the wrong kind has a code too', () => {
    expect(check(object({ pieces: number() }), { pieces: 'x' })).toEqual({
      kind: 'invalid',
      problems: [{ field: 'pieces', code: 'FORMAT' }],
    });
  });

  test('no object at all', () => {
    expect(check(settingsSchema, 'x')).toEqual({ kind: 'invalid', problems: [{ field: '', code: 'FORMAT' }] });
  });

  test('an error that is no validation is not swallowed', () => {
    const broken = object().test({
      name: 'broken',
      test: () => {
        throw new RangeError('broken');
      },
    });
    expect(() => check(broken, {})).toThrow(RangeError);
  });
});

describe('spec §7: the same schema serves the server', () => {
  test('a refused field has the name it came with', () => {
    const wire = { USERNAME: 'ada', PASSWORD: '' };
    expect(checkWire(loginSchema, wire)).toEqual({
      kind: 'invalid',
      fields: [
        { FIELD: 'USERNAME', CODE: 'FORMAT' },
        { FIELD: 'PASSWORD', CODE: 'REQUIRED' },
      ],
    });
  });

  test.each(['COUNTRY', 'COUNTRY_CODE'])('the country may come as %s', (name) => {
    const wire = { CUSTOMER_TYPE: 'PRIVATE', [name]: 'XX' };
    expect(checkWire(settingsSchema, wire)).toEqual({
      kind: 'invalid',
      fields: [{ FIELD: name, CODE: 'NOT_A_CHOICE' }],
    });
  });

  test('valid values are normalised and have the form’s names', () => {
    expect(checkWire(loginSchema, { USERNAME: ' ada@example.org ', PASSWORD: 'abcdef' })).toEqual({
      kind: 'valid',
      value: { email: 'ada@example.org', password: 'abcdef' },
    });
  });

  test('what the server knows is checked with what was sent', () => {
    const wire = {
      ADDRESS_ID: 'a1',
      ADDRESS_TYPES: ['DELIVERY'],
      COUNTRY_CODE: 'BE',
      COMPANY: '',
      DEPARTMENT: '',
      FIRSTNAME: 'Ada',
      LASTNAME: 'Muster',
      STREET: 'Hauptstraße 1',
      ZIPCODE: '4700',
      CITY: 'Eupen',
    };
    expect(checkWire(addressSchema, wire, { customerType: 'PRIVATE' }).kind).toBe('valid');
    expect(checkWire(addressSchema, wire, { customerType: 'COMPANY' })).toEqual({
      kind: 'invalid',
      fields: [{ FIELD: 'COMPANY', CODE: 'REQUIRED' }],
    });
    expect(checkWire(addressSchema, wire)).toEqual({
      kind: 'invalid',
      fields: [{ FIELD: 'customerType', CODE: 'REQUIRED' }],
    });
  });

  test('a field without a name on the wire would be dropped without a word: it is said where to name it', () => {
    const schema = loginSchema.shape({ nickname: string() });
    const wire = { USERNAME: 'ada@example.org', PASSWORD: 'abcdef', NICKNAME: 'ada@example.org' };
    expect(() => checkWire(schema, wire)).toThrow('nickname has no name on the wire');
    expect(checkWire(schema, wire, { nickname: 'ada@example.org' }).kind).toBe('valid');
  });

  test('the form hears which of its fields the server refused', () => {
    const fields = [
      { FIELD: 'ZIPCODE', CODE: 'FORMAT' },
      { FIELD: 'TELEPHONE', CODE: 'SOMETHING_NEW' },
      { FIELD: 'NOT_OURS', CODE: 'REQUIRED' },
    ];
    expect(problemsFromWire(fields)).toEqual([
      { field: 'zipCode', code: 'FORMAT' },
      { field: 'phone', code: 'FORMAT' },
      { field: 'NOT_OURS', code: 'REQUIRED' },
    ]);
  });

  test.each([
    ['CUSTOMER_TYPE', 'customerType'],
    ['COMPANY', 'company'],
    ['VATID', 'vatId'],
    ['DEPARTMENT', 'department'],
    ['FIRSTNAME', 'firstName'],
    ['LASTNAME', 'lastName'],
    ['STREET', 'street'],
    ['SUPPLEMENT', 'supplement'],
    ['CITY', 'city'],
    ['EMAIL', 'email'],
    ['OLD_PASSWORD', 'oldPassword'],
    ['NEWSLETTER', 'newsletter'],
    ['MESSAGE', 'message'],
    ['ORDER', 'order'],
    ['CUSTOMER_COMMENT', 'comment'],
    ['CUSTOMER_ORDER_NUMBER', 'ownOrderNumber'],
    ['PEPPOL_ADDRESS', 'peppolAddress'],
  ])('spec §3: %s is the form’s %s', (FIELD, field) => {
    expect(problemsFromWire([{ FIELD, CODE: 'REQUIRED' }])).toEqual([{ field, code: 'REQUIRED' }]);
  });
});
