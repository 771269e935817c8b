import type { Address } from '@platine/domain/customer/address.ts';
import { defaultCountry } from '@platine/domain/customer/countries.ts';
import { defaultCustomerType } from '@platine/domain/customer/customerType.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import type { ContactFormValues } from '@platine/domain/validation/contact.ts';
import type { IntlShape } from 'react-intl';
import { departments } from '../../content/contactTopics.ts';
import type { ContactAbout } from './contactAbout.ts';

/** What the form begins with: what the address says, and what the shop knows of who writes. In the order of the page. */
export function initialContactValues(intl: IntlShape, about: ContactAbout, session: Session | null): ContactFormValues {
  return {
    department: departments[about.topic],
    order: about.order,
    message: firstWords(intl, about),
    // A withdrawal is one without its details, too; what a school wants cannot be guessed.
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
  const { company, firstName, lastName, street, zipCode, city, country } = address;
  return { company, firstName, lastName, street, zipCode, city, country };
}

/** The shop's own address stands among those of a session, too: the warehouse, for a pickup. */
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
