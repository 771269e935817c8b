import { expect, test } from 'vitest';
import { maskedEmail } from './deskMail.ts';

test.each([
  ['camille.weber@example.org', 'c…@example.org'],
  ['a@example.org', 'a…@example.org'],
  ['élodie@example.lu', 'é…@example.lu'],
  ['"a@b"@example.org', '"…@example.org'],
  ['no address', '…'],
  ['@example.org', '…'],
  ['', '…'],
])('issue 20: of an address, first letter and domain are shown: %j', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
