import type { ResponseOf } from '../contract/schemas.ts';
import type { CountryCode } from './countries.ts';
import type { Language } from '../language/language.ts';
import type { CustomerType } from './customerType.ts';

/** The part of a customer's record that the customer may change (spec §2). */
export type Contact = {
  readonly customerType: CustomerType;
  readonly country: CountryCode;
  readonly company: string;
  readonly vatId: string;
  readonly department: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly supplement: string;
  readonly zipCode: string;
  readonly city: string;
  readonly phone: string;
};

/** A customer who is logged in (spec §3). */
export type User = {
  readonly email: string;
  /** Language of mails, and of the pages after a login (spec §4). */
  readonly language: Language;
  readonly customerId: string;
  readonly customerType: CustomerType;
  /** A school or another institution that the operator has cleared: it has no cart limits (spec §9, D13). */
  readonly educationalInstitution: boolean;
  readonly contact: Contact;
};

type UserWire = NonNullable<ResponseOf<'currentUser'>['USER']>;

export function userFromWire({ USER_ID, ACTIVE_LANGUAGE, CUSTOMER, CONTACT }: UserWire): User {
  return {
    email: USER_ID,
    language: ACTIVE_LANGUAGE,
    customerId: CUSTOMER.CUSTOMER_ID,
    customerType: CUSTOMER.CUSTOMER_TYPE,
    educationalInstitution: CUSTOMER.EDUCATIONAL_INSTITUTION,
    contact: contactFromWire(CONTACT),
  };
}

export function userToWire(user: User): UserWire {
  return {
    USER_ID: user.email,
    ACTIVE_LANGUAGE: user.language,
    CUSTOMER: {
      CUSTOMER_ID: user.customerId,
      CUSTOMER_TYPE: user.customerType,
      EDUCATIONAL_INSTITUTION: user.educationalInstitution,
    },
    CONTACT: profileToWire(user.contact),
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
    supplement: wire.SUPPLEMENT,
    zipCode: wire.ZIPCODE,
    city: wire.CITY,
    phone: wire.TELEPHONE,
  };
}

/** A customer's own data as `changeContact` takes them. */
export function profileToWire(contact: Contact): UserWire['CONTACT'] {
  return {
    CUSTOMER_TYPE: contact.customerType,
    COUNTRY_CODE: contact.country,
    COMPANY: contact.company,
    VATID: contact.vatId,
    DEPARTMENT: contact.department,
    FIRSTNAME: contact.firstName,
    LASTNAME: contact.lastName,
    STREET: contact.street,
    SUPPLEMENT: contact.supplement,
    ZIPCODE: contact.zipCode,
    CITY: contact.city,
    TELEPHONE: contact.phone,
  };
}
