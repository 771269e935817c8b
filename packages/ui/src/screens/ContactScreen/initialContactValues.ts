import type { Address } from '@platine/domain/customer/address.ts';
import { defaultCountry } from '@platine/domain/customer/countries.ts';
import { defaultCustomerType } from '@platine/domain/customer/customerType.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import type { ContactFormValues } from '@platine/domain/validation/contact.ts';
import type { IntlShape } from 'react-intl';
import type { Departments } from '@platine/domain/shop/departments.ts';
import type { ContactAbout } from './contactAbout.ts';

type Beginning = {
  readonly about: ContactAbout;
  readonly session: Session | null;
  readonly departments: Departments;
};

/** Initial values from the URL and the session, in visual order. */
export function initialContactValues(intl: IntlShape, { about, session, departments }: Beginning): ContactFormValues {
  return {
    department: departments[about.topic],
    order: about.order,
    message: firstWords(intl, about),
    // A withdrawal has a prefilled text even without details; a school's request has none.
    prepared: about.topic === 'school' ? firstWords(intl, about) : '',
    ...nobody,
    ...(session === null ? {} : writerOf(session)),
  };
}

type Writer = Omit<ContactFormValues, 'department' | 'order' | 'message' | 'prepared'>;

const nobody: Writer = {
  customerType: defaultCustomerType,
  company: '',
  vatId: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  supplement: '',
  zipCode: '',
  city: '',
  country: defaultCountry,
};

function writerOf(session: Session): Partial<Writer> {
  const { customerType, vatId, email, country } = session;
  return { customerType, country, vatId: vatId ?? '', email: email ?? '', ...linesOf(ownAddress(session)) };
}

function linesOf(address: Address | null): Partial<Writer> {
  if (address === null) return {};
  const { company, firstName, lastName, street, supplement, zipCode, city, country } = address;
  return { company, firstName, lastName, street, supplement, zipCode, city, country };
}

/** A session's addresses include the shop's warehouse, for pickup; it is excluded. */
function ownAddress({ addresses }: Session): Address | null {
  const own = addresses.filter(({ types }) => !types.includes('PICKUP'));
  return own.find(({ types }) => types.includes('INVOICE')) ?? own[0] ?? null;
}

function firstWords(intl: IntlShape, { topic, page }: ContactAbout): string {
  if (topic === 'withdrawal') return intl.formatMessage({ id: 'contactScreen.withdrawalText' });
  if (topic === 'school') return intl.formatMessage({ id: 'contactScreen.schoolText' });
  return topic === 'feedback' && page !== null
    ? intl.formatMessage({ id: 'contactScreen.feedbackText' }, { page })
    : '';
}
