import { expect, test } from 'vitest';
import { userFromWire, userToWire } from './user.ts';
import { samples } from '../contract/samples.testing.ts';

test('spec §3: USER_ID is the e-mail', () => {
  expect(userFromWire(samples.login.response.USER)).toEqual({
    email: 'ada@example.org',
    language: 'EN',
    customerId: 'C-1',
    customerType: 'PRIVATE',
    educationalInstitution: false,
    contact: {
      customerType: 'PRIVATE',
      country: 'LU',
      company: 'Platine',
      vatId: 'LU12345678',
      department: 'IT',
      firstName: 'Ada',
      lastName: 'Muller',
      street: '1, rue Haute',
      supplement: '',
      zipCode: 'L-4011',
      city: 'Esch',
      phone: '+352 26',
    },
  });
});

test('a user travels unchanged', () => {
  const wire = samples.login.response.USER;
  expect(userToWire(userFromWire(wire))).toEqual(wire);
});
