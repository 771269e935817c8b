import { describe, expect, test } from 'vitest';
import { isValidationCode, optional, validationCodes } from './codes.ts';
import { fieldLimits } from './limits.ts';
import { boundedText, lengthOf, normaliseLine, normaliseText } from './text.ts';

describe('D16: input is NFC-normalised and trimmed', () => {
  test.each([
    ['  Ada  ', 'Ada'],
    ['Mu\u0308ller', 'Müller'],
    ['a \t b\n\nc', 'a b c'],
    ['a\u00A0\u2009b', 'a b'],
    [' \n ', ''],
  ])('the line %j becomes %j', (typed, kept) => {
    expect(normaliseLine(typed)).toBe(kept);
  });

  test.each([
    [' a\r\n\r\nb ', 'a\n\nb'],
    ['a  b', 'a  b'],
    ['e\u0301', 'é'],
  ])('the text %j becomes %j', (typed, kept) => {
    expect(normaliseText(typed)).toBe(kept);
  });
});

describe('spec §5: lengths are characters, not UTF-16 units', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['Müller', 6],
    ['𠮷野', 2],
  ])('"%s" has %d', (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });
});

describe('spec §5: one code at most, the first rule that is broken', () => {
  const validate = boundedText({ minimum: 2, maximum: 4 }, /^[a-z]+$/);
  test.each([
    ['', 'REQUIRED'],
    ['a', 'TOO_SHORT'],
    ['ab', null],
    ['abcd', null],
    ['abcde', 'TOO_LONG'],
    ['a1', 'CHARACTERS'],
    ['1', 'TOO_SHORT'],
    ['12345', 'TOO_LONG'],
  ])('"%s": %s', (text, code) => {
    expect(validate(text)).toBe(code);
  });

  test('without a pattern anything goes; an optional field may stay empty', () => {
    expect(boundedText({ minimum: 1, maximum: 3 }, null)('1?')).toBeNull();
    expect([optional(validate)(''), optional(validate)('a'), optional(validate)('ab')]).toEqual([
      null,
      'TOO_SHORT',
      null,
    ]);
  });
});

test('spec §5, D33: the bounds of every text', () => {
  const bounds = Object.entries(fieldLimits).map(([field, { minimum, maximum }]) => `${field} ${minimum}–${maximum}`);
  expect(bounds).toEqual([
    'company 2–60',
    'department 2–60',
    'firstName 2–60',
    'lastName 2–60',
    'street 2–60',
    'supplement 1–60',
    'city 2–60',
    'phone 2–25',
    'email 2–50',
    'password 6–64',
    'zipCode 1–20',
    'message 10–2000',
    'comment 1–2000',
    'ownOrderNumber 1–60',
    'order 1–60',
    'name 2–120',
    'goods 1–300',
  ]);
});

test('a code is recognised, anything else is not', () => {
  expect(validationCodes.every(isValidationCode)).toBe(true);
  expect(isValidationCode('required')).toBe(false);
});
