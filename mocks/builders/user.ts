import type { Contact, User } from '@platine/domain/customer/user.ts';

/** The data of a private customer in Luxembourg, as `changeContact` changes them. */
export function buildContact(overrides: Partial<Contact> = {}): Contact {
  return {
    customerType: 'PRIVATE',
    country: 'LU',
    company: '',
    vatId: '',
    department: '',
    firstName: 'Camille',
    lastName: 'Weber',
    street: '12, rue de l’Alzette',
    supplement: '',
    zipCode: 'L-4010',
    city: 'Esch-sur-Alzette',
    phone: '',
    ...overrides,
  };
}

/** A private customer who is logged in (spec §3). */
export function buildUser(overrides: Partial<User> = {}): User {
  return {
    email: 'camille.weber@example.lu',
    language: 'EN',
    customerId: 'C-20417',
    customerType: 'PRIVATE',
    educationalInstitution: false,
    contact: buildContact(),
    ...overrides,
  };
}
