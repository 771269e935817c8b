import { expect, test } from 'vitest';
import { BusinessFailure } from '../contract/businessFailure.ts';
import { emailSchema } from './login.ts';
import { requireValid } from './requireValid.ts';

test('a valid request is returned trimmed', () => {
  expect(requireValid(emailSchema, { EMAIL: ' ada@example.com ' })).toEqual({ email: 'ada@example.com' });
});

test('spec §5: one that breaks a rule is a ValidationException with the wire’s field', () => {
  const refused = new BusinessFailure('ValidationException', 'Some fields break a rule.', [
    { FIELD: 'EMAIL', CODE: 'FORMAT' },
  ]);
  expect(() => requireValid(emailSchema, { EMAIL: 'ada@example' })).toThrow(refused);
  expect(() => requireValid(emailSchema, { email: 'ada@example' }), 'given by the form’s name').toThrow(refused);
});
