import type { ResponseOf } from '../contract/schemas.ts';
import type { CountryCode } from './countries.ts';
import type { CustomerType } from './customerType.ts';

/** Fields of a customer's record that the customer may change (spec §2). */
export type Contact = {
  readonly customerType: CustomerType;
  readonly country: CountryCode;
  readonly company: string;
  readonly vatId: string;
  readonly department: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly phone: string;
};

/** The logged-in user (spec §3). */
export type User = {
  readonly email: string;
  readonly customerId: string;
  readonly customerType: CustomerType;
  /** A school or another institution that the operator has cleared: it has no cart limits (spec §9, D13). */
  readonly educationalInstitution: boolean;
  readonly contact: Contact;
};

type UserWire = NonNullable<ResponseOf<'currentUser'>['USER']>;

export function userFromWire({ USER_ID, CUSTOMER, CONTACT }: UserWire): User {
  return {
    email: USER_ID,
    customerId: CUSTOMER.CUSTOMER_ID,
    customerType: CUSTOMER.CUSTOMER_TYPE,
    educationalInstitution: CUSTOMER.EDUCATIONAL_INSTITUTION,
    contact: contactFromWire(CONTACT),
  };
}

function contactFromWire(wire: UserWire['CONTACT']): Contact {
  return {
    customerType: wire.CUSTOMER_TYPE,
    country: wire.COUNTRY_CODE,
    company: wire.COMPANY,
    vatId: wire.VATID,
    department: wire.DEPARTMENT,
    firstName: wire.FIRSTNAME,
    lastName: wire.LASTNAME,
    street: wire.STREET,
    zipCode: wire.ZIPCODE,
    city: wire.CITY,
    phone: wire.TELEPHONE,
  };
}
