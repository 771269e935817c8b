import { expect, test } from 'vitest';
import { normalisePeppolAddress } from '../../customer/peppolAddress.ts';
import { validatePeppolAddress } from './peppolAddress.ts';

test.each([
  ['', null],
  ['9938:LU12345678', null],
  ['9938:LU1234567', 'FORMAT'],
  ['9938:DE123456789', 'FORMAT'],
  ['9938:', 'FORMAT'],
  ['LU12345678', 'FORMAT'],
  ['9938', 'FORMAT'],
  ['0240:19500012345', null],
  ['0240:1950001234', 'FORMAT'],
  ['0208:0403019261', null],
  ['0208:0403019262', 'FORMAT'],
  ['0204:04011000-12345-39', null],
  ['0204:04011000', 'FORMAT'],
  ['9930:DE123456789', null],
  ['0009:12345678901234', null],
  ['9944:NL123456789B01', null],
  ['9915:B', null],
  ['0088:4012345000009', null],
  ['0088:4012345000008', 'FORMAT'],
  ['9999:1', 'NOT_A_CHOICE'],
  ['EM:ada@example.org', 'FORMAT'],
])('record 0094: the address for e-invoices "%s": %s', (text, code) => {
  expect(validatePeppolAddress(text)).toBe(code);
});

test.each([
  [' 9938 : lu 1234 5678 ', '9938:LU12345678'],
  ['iso6523-actorid-upis::0240:19500012345', '0240:19500012345'],
])('record 0094: "%s" is kept as %s', (text, kept) => {
  expect(normalisePeppolAddress(text)).toBe(kept);
});
