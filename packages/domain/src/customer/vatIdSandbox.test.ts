import { expect, test } from 'vitest';
import { sandboxVatIdCheck } from './vatIdSandbox.ts';

test.each([
  ['LU12345678', 'valid'],
  ['LU12345670', 'invalid'],
  ['LU12345679', 'unknown'],
  ['NL123456780B01', 'valid'],
  ['ESA1234567Z', 'valid'],
  ['ESA1234560Z', 'invalid'],
] as const)('D17: without a service, %s is %s', (vatId, check) => {
  expect(sandboxVatIdCheck(vatId)).toBe(check);
});
