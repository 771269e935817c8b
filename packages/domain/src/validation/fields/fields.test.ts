import { describe, expect, test } from 'vitest';
import { validateEmail } from './email.ts';
import { validateComment, validateMessage, validateOrder, validateOwnOrderNumber } from './freeText.ts';
import { validateOldPassword, validatePassword, validateRepeat, normalisePassword } from './password.ts';
import { validatePhone, normalisePhone } from './phone.ts';
import { validateVatId } from './vatId.ts';
import { validateZipCode } from './zipCode.ts';

describe('spec §5, D16: phone, optional: digits, - and +; blanks ( ) . / are stripped before the rule', () => {
  test.each([
    ['', '', null],
    ['12', '12', null],
    ['1', '1', 'TOO_SHORT'],
    ['+352 26 10 10 10', '+35226101010', null],
    ['+49 (0)30/123.456-7', '+49030123456-7', null],
    ['1'.repeat(25), '1'.repeat(25), null],
    ['1'.repeat(26), '1'.repeat(26), 'TOO_LONG'],
    ['1 '.repeat(25), '1'.repeat(25), null],
    ['0800-SHOP', '0800-SHOP', 'CHARACTERS'],
    ['+352 26; 27', '+35226;27', 'CHARACTERS'],
    ['12#', '12#', 'CHARACTERS'],
  ])('"%s" is kept as "%s": %s', (typed, kept, code) => {
    expect(normalisePhone(typed)).toBe(kept);
    expect(validatePhone(kept)).toBe(code);
  });
});

describe('spec §5, D43: e-mail: 2 to 50 characters, standard pattern, top-level part of at least 2 letters', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - 5)}@b.lu`;
  test.each([
    ['ada@example.org', null],
    ['a.b+c_d@mail.example.museum', null],
    ["o'brien@example.ie", null],
    ['ADA@EXAMPLE.LU', null],
    ['ada@x-y.example.eu', null],
    ['1@2.de', null],
    [ofLength(50), null],
    [ofLength(51), 'TOO_LONG'],
    ['', 'REQUIRED'],
    ['a', 'TOO_SHORT'],
    ['ab', 'FORMAT'],
    ['ada@example', 'FORMAT'],
    ['ada@example.a', 'FORMAT'],
    ['ada@example.abcdef', null],
    ['ada@example.abcdefg', null],
    ['ada@lab.digital', null],
    ['ada@buero.versicherung', null],
    ['ada@shop.xn--vermgensberatung-pwb', null],
    ['ada@shop.xn--90a3ac', null],
    ['ada@shop.xn--a1', null],
    ['ada@shop.xn--', 'FORMAT'],
    ['ada@example.1a', 'FORMAT'],
    ['@example.org', 'FORMAT'],
    ['ada@', 'FORMAT'],
    ['ada@@example.org', 'FORMAT'],
    ['ada@example..org', 'FORMAT'],
    ['.ada@example.org', 'FORMAT'],
    ['ada.@example.org', 'FORMAT'],
    ['a..da@example.org', 'FORMAT'],
    ['ada@-example.org', 'FORMAT'],
    ['ada@example-.org', 'FORMAT'],
    ['ada lovelace@example.org', 'FORMAT'],
    ['ada@example.org\nbcc:x@y.lu', 'FORMAT'],
    ['müller@example.org', 'FORMAT'],
    ['Ada <ada@example.org>', 'FORMAT'],
  ])('"%s": %s', (email, code) => {
    expect(validateEmail(email)).toBe(code);
  });
});

describe('spec §5, D43: password: 6 to 64 signs of any kind', () => {
  test.each([
    ['', 'REQUIRED'],
    ['abcde', 'TOO_SHORT'],
    ['abcdef', null],
    ['a'.repeat(64), null],
    ['a'.repeat(65), 'TOO_LONG'],
    ['😀'.repeat(64), null],
    ['😀'.repeat(65), 'TOO_LONG'],
    ['Grüße-Éà1', null],
    ['-_.,!?:&/', null],
    ['ABCxyz019', null],
    ['abc def', null],
    [' abcdef', null],
    ['abcdef;', null],
    ['abcdef+', null],
    ['abc×def', null],
    ['abc÷def', null],
    ['пароль', null],
    ['abcde😀', null],
    ['#"$%()*<=>@[]^{|}~', null],
  ])('"%s": %s', (password, code) => {
    expect(validatePassword(password)).toBe(code);
  });

  test('D16: the same letters typed on another keyboard are the same password, and blanks stay', () => {
    expect(normalisePassword('Gru\u0308n ')).toBe('Grün ');
  });

  test.each([
    ['', 'REQUIRED'],
    ['abcdef', null],
    ['abcdeF', 'MISMATCH'],
    ['abcdef ', 'MISMATCH'],
  ])('spec §5: the repetition "%s" of abcdef: %s', (repeat, code) => {
    expect(validateRepeat('abcdef')(repeat)).toBe(code);
  });

  test('the password that an account has is only required', () => {
    expect([validateOldPassword(''), validateOldPassword('x')]).toEqual(['REQUIRED', null]);
  });
});

describe('spec §5, D17, D18: zip code and VAT id follow the country', () => {
  test.each([
    ['LU', '', 'REQUIRED'],
    ['LU', '1855', null],
    ['LU', '18555', 'FORMAT'],
    ['DE', '1855', 'FORMAT'],
    ['AE', '', null],
    ['AE', 'x'.repeat(20), null],
    ['AE', 'x'.repeat(21), 'TOO_LONG'],
  ] as const)('zip code in %s "%s": %s', (country, zip, code) => {
    expect(validateZipCode(country)(zip)).toBe(code);
  });

  test.each([
    ['LU', '', 'REQUIRED'],
    ['LU', 'LU12345678', null],
    ['LU', 'LU1234567', 'FORMAT'],
    ['DE', 'LU12345678', 'FORMAT'],
  ] as const)('VAT id in %s "%s": %s', (country, vatId, code) => {
    expect(validateVatId(country)(vatId)).toBe(code);
  });
});

describe('D33: the message has 10 to 2000 characters', () => {
  test.each([
    ['', 'REQUIRED'],
    ['x'.repeat(9), 'TOO_SHORT'],
    ['x'.repeat(10), null],
    ['x'.repeat(2000), null],
    ['x'.repeat(2001), 'TOO_LONG'],
    ['Two lines,\n\tone tab 😀', null],
    ['A bell \u0007 inside', 'CHARACTERS'],
  ])('%j: %s', (message, code) => {
    expect(validateMessage(message)).toBe(code);
  });
});

describe('spec §3: comment, own order number and order are optional', () => {
  test.each([
    ['', null, null],
    ['PO-4711/a', null, null],
    ['x'.repeat(60), null, null],
    ['x'.repeat(61), null, 'TOO_LONG'],
    ['x'.repeat(2000), null, 'TOO_LONG'],
    ['x'.repeat(2001), 'TOO_LONG', 'TOO_LONG'],
    ['two\nlines', null, 'CHARACTERS'],
    ['a\u0000b', 'CHARACTERS', 'CHARACTERS'],
  ])('%j: comment %s, number %s', (text, comment, number) => {
    expect(validateComment(text)).toBe(comment);
    expect(validateOwnOrderNumber(text)).toBe(number);
    expect(validateOrder(text)).toBe(number);
  });
});
