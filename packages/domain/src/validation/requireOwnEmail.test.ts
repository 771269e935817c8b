import { expect, test } from 'vitest';
import { BusinessFailure } from '../contract/businessFailure.ts';
import { requireOwnEmail } from './requireOwnEmail.ts';

function refusalOf(own: string | null, entered: string) {
  try {
    requireOwnEmail(own, entered);
    return null;
  } catch (error) {
    return error;
  }
}

test.each([
  ['ada@example.lu', 'ada@example.lu'],
  ['ada@example.lu', 'Ada@Example.lu'],
])('an order of the account %s is placed with %s', (own, entered) => {
  expect(refusalOf(own, entered)).toBeNull();
});

test.each([
  ['ada@example.lu', 'max@example.lu'],
  ['ada@example.lu', ''],
  [null, 'ada@example.lu'],
  [null, ''],
])('an order of the account %s is refused with %s: its field names the e-mail', (own, entered) => {
  const refusal = refusalOf(own, entered);
  expect(refusal).toBeInstanceOf(BusinessFailure);
  expect(refusal).toMatchObject({
    errorClass: 'ValidationException',
    fields: [{ FIELD: 'EMAIL', CODE: 'NOT_A_CHOICE' }],
  });
  expect(String(refusal)).toContain('e-mail');
});
