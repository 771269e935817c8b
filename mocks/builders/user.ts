import { currentUser } from '@platine/domain/contract/schemas/user.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import { conforming } from './conforming.ts';

export type UserWire = NonNullable<ResponseOf<'currentUser'>['USER']>;
export type ContactWire = UserWire['CONTACT'];
type CustomerWire = UserWire['CUSTOMER'];

/** Where a customer lives, as `changeContact` changes it. */
export function buildContact(overrides: Partial<ContactWire> = {}): ContactWire {
  return {
    CUSTOMER_TYPE: 'PRIVATE',
    COUNTRY_CODE: 'LU',
    COMPANY: '',
    VATID: '',
    DEPARTMENT: '',
    FIRSTNAME: 'Camille',
    LASTNAME: 'Weber',
    STREET: '12, rue de l’Alzette',
    ZIPCODE: 'L-4010',
    CITY: 'Esch-sur-Alzette',
    TELEPHONE: '',
    ...overrides,
  };
}

/** Someone who is logged in (spec §3). */
export function buildUser(
  overrides: Partial<Omit<UserWire, 'CUSTOMER'>> & { readonly CUSTOMER?: Partial<CustomerWire> } = {},
): UserWire {
  const { CUSTOMER, ...own } = overrides;
  const user: UserWire = {
    USER_ID: 'camille.weber@example.lu',
    ACTIVE_LANGUAGE: 'EN',
    CONTACT: buildContact(),
    ...own,
    CUSTOMER: { CUSTOMER_ID: 'C-20417', CUSTOMER_TYPE: 'PRIVATE', EDUCATIONAL_INSTITUTION: false, ...CUSTOMER },
  };
  conforming(currentUser, { USER: user });
  return user;
}
