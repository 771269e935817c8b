import type { ContactWire, UserWire } from '../../builders/user.ts';
import { buildContact, buildUser } from '../../builders/user.ts';
import type { CartLine } from '../shop.ts';

/** Someone who has registered. */
export type Account = {
  readonly user: UserWire;
  readonly password: string;
  /** False until the mailed link was used. */
  readonly active: boolean;
  /** What was in the cart at the last logout; while logged in it is the shop's own. */
  readonly cart: readonly CartLine[];
  readonly wantsNewsletter: boolean;
};

/** A mailed link: for whom, what for, and at which minute of the shop it ends. */
export type MailedLink = {
  readonly hash: string;
  readonly purpose: 'activation' | 'reset';
  readonly email: string;
  readonly ends: number;
};

export type Subscription = {
  readonly email: string;
  readonly hash: string;
  readonly state: 'pending' | 'confirmed' | 'cancelled';
  /** Minute of the shop at which it was asked for. */
  readonly since: number;
};

/** Links that the shop has already mailed when a story begins. */
export const mockHashes = {
  activation: 'mock-activation-hash',
  reset: 'mock-reset-hash',
  optIn: 'mock-newsletter-hash',
  /** As an old or mistyped link holds it. */
  unknown: 'mock-unknown-hash',
} as const;

const weber: Partial<ContactWire> = {
  CUSTOMER_TYPE: 'COMPANY',
  COMPANY: 'Atelier Weber S.à r.l.',
  VATID: 'LU26375245',
  DEPARTMENT: 'Prototypes',
};
const school: Partial<ContactWire> = {
  CUSTOMER_TYPE: 'COMPANY',
  COMPANY: 'Lycée des Arts et Métiers',
  VATID: 'LU10294056',
  FIRSTNAME: 'Noémie',
  LASTNAME: 'Schmit',
  STREET: '19, rue Guillaume Schneider',
  ZIPCODE: 'L-2522',
  CITY: 'Luxembourg',
};

const customer = (user: UserWire) => ({ email: user.USER_ID, password: 'Klemme-230', user }) as const;

/** Customers with whom a story logs in by e-mail and password. The school has no cart limits (spec §6). */
export const mockCustomers = {
  private: customer(buildUser()),
  company: customer(
    buildUser({
      USER_ID: 'einkauf@weber.example.lu',
      ACTIVE_LANGUAGE: 'DE',
      CUSTOMER: { CUSTOMER_ID: 'C-20418', CUSTOMER_TYPE: 'COMPANY' },
      CONTACT: buildContact(weber),
    }),
  ),
  school: customer(
    buildUser({
      USER_ID: 'labo@lam.example.lu',
      ACTIVE_LANGUAGE: 'FR',
      CUSTOMER: { CUSTOMER_ID: 'C-20419', CUSTOMER_TYPE: 'COMPANY', EDUCATIONAL_INSTITUTION: true },
      CONTACT: buildContact(school),
    }),
  ),
  /** Registered, with the link of `mockHashes.activation` not used yet. */
  pending: customer(buildUser({ USER_ID: 'neu@example.lu', CUSTOMER: { CUSTOMER_ID: 'C-20420' } })),
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

/** The accounts of a new shop. `user` is one more, or stands for the known account of the same e-mail. */
export function newAccounts(user: UserWire | null): AccountsState {
  const { private: known, company, school: institution, pending } = mockCustomers;
  const accounts = [known, company, institution, pending].map((one) => ({
    user: one.user,
    password: one.password,
    active: one !== pending,
    cart: [],
    wantsNewsletter: false,
  }));
  const others = accounts.filter((one) => one.user.USER_ID !== user?.USER_ID);
  const own = { password: known.password, active: true, cart: [], wantsNewsletter: false };
  return {
    accounts: user === null ? others : [{ ...own, user }, ...others],
    links: [
      { hash: mockHashes.activation, purpose: 'activation', email: pending.email, ends: never },
      { hash: mockHashes.reset, purpose: 'reset', email: known.email, ends: never },
    ],
    subscriptions: [
      { email: mockCustomers.subscriber.email, hash: mockHashes.optIn, state: 'pending', since: 0 },
      { email: mockCustomers.reader.email, hash: 'mock-reader-hash', state: 'confirmed', since: 0 },
    ],
  };
}
