import type { Contact, User } from '@platine/domain/customer/user.ts';
import { buildContact, buildUser } from '../../builders/user.ts';
import type { CartLine } from '../cartLine.ts';

/** A registered customer. */
export type Account = {
  readonly user: User;
  readonly password: string;
  /** False until the mailed link was used. */
  readonly active: boolean;
  /** The cart at the last logout; while logged in, the shop has it. */
  readonly cart: readonly CartLine[];
  readonly wantsNewsletter: boolean;
};

/** A mailed link; it ends at a minute of the shop. */
export type MailedLink = {
  readonly hash: string;
  readonly purpose: 'activation' | 'reset';
  readonly email: string;
  /** Whether the shopper's own browser has registered: the password entered there counts. */
  readonly registeredHere?: boolean;
  readonly ends: number;
};

export type Subscription = {
  readonly email: string;
  readonly hash: string;
  readonly state: 'pending' | 'confirmed' | 'cancelled';
  /** Minute of the shop at which it was requested. */
  readonly since: number;
};

/** Links that the shop has already mailed when a story begins. */
export const mockHashes = {
  activation: 'mock-activation-hash',
  /** Of a registration in another browser: the link asks for a password. */
  activationElsewhere: 'mock-activation-hash-elsewhere',
  reset: 'mock-reset-hash',
  optIn: 'mock-newsletter-hash',
  /** The hash of an old or mistyped link. */
  unknown: 'mock-unknown-hash',
} as const;

const weber: Partial<Contact> = {
  customerType: 'COMPANY',
  company: 'Atelier Weber S.à r.l.',
  vatId: 'LU26375245',
  department: 'Prototypes',
};
const school: Partial<Contact> = {
  customerType: 'COMPANY',
  company: 'Lycée des Arts et Métiers',
  vatId: 'LU10294056',
  firstName: 'Noémie',
  lastName: 'Schmit',
  street: '19, rue Guillaume Schneider',
  zipCode: 'L-2522',
  city: 'Luxembourg',
};

const customer = (user: User) => ({ email: user.email, password: 'Klemme-230', user }) as const;

/** Customers with whom a story logs in by e-mail and password. The school has no cart limits (spec §6). */
export const mockCustomers = {
  private: customer(buildUser()),
  company: customer(
    buildUser({
      email: 'einkauf@weber.example.lu',
      language: 'DE',
      customerId: 'C-20418',
      customerType: 'COMPANY',
      contact: buildContact(weber),
    }),
  ),
  school: customer(
    buildUser({
      email: 'labo@lam.example.lu',
      language: 'FR',
      customerId: 'C-20419',
      customerType: 'COMPANY',
      educationalInstitution: true,
      contact: buildContact(school),
    }),
  ),
  /** Registered, with the link of `mockHashes.activation` not used yet. */
  pending: customer(buildUser({ email: 'neu@example.lu', customerId: 'C-20420' })),
  /** Waits for the confirmation of `mockHashes.optIn`. */
  subscriber: { email: 'lettre@example.fr' },
  /** Confirmed the newsletter long ago. */
  reader: { email: 'leserin@example.de' },
} as const;

export type AccountsState = {
  readonly accounts: readonly Account[];
  readonly links: readonly MailedLink[];
  readonly subscriptions: readonly Subscription[];
};

const never = Number.MAX_SAFE_INTEGER;

/** The accounts of a new shop. `user` is added, in place of a known account of the same e-mail. */
export function newAccounts(user: User | null): AccountsState {
  const { private: known, company, school: institution, pending } = mockCustomers;
  const accounts = [known, company, institution, pending].map((one) => ({
    user: one.user,
    password: one.password,
    active: one !== pending,
    cart: [],
    wantsNewsletter: false,
  }));
  const others = accounts.filter((one) => one.user.email !== user?.email);
  const own = { password: known.password, active: true, cart: [], wantsNewsletter: false };
  return {
    accounts: user === null ? others : [{ ...own, user }, ...others],
    links: [
      { hash: mockHashes.activation, purpose: 'activation', email: pending.email, registeredHere: true, ends: never },
      { hash: mockHashes.activationElsewhere, purpose: 'activation', email: pending.email, ends: never },
      { hash: mockHashes.reset, purpose: 'reset', email: known.email, ends: never },
    ],
    subscriptions: [
      { email: mockCustomers.subscriber.email, hash: mockHashes.optIn, state: 'pending', since: 0 },
      { email: mockCustomers.reader.email, hash: 'mock-reader-hash', state: 'confirmed', since: 0 },
    ],
  };
}
