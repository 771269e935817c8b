import type { Audience } from '@platine/domain/customer/audience.ts';
import type { PaymentMethod } from '@platine/domain/payment/methods.ts';
import type { ContactTopic } from './contactTopics.ts';
import type { shopIdentity } from '@platine/domain/shop/identity.ts';

/** The information pages (spec §2), each with its path. */
export const contentPaths = {
  shippingCosts: '/shipping_costs',
  legal: '/legal',
  cookies: '/cookies',
  privacy: '/privacy',
  gtc: '/gtc',
  faq: '/faq',
  revocation: '/revocation',
  leSupport: '/le_support',
} as const;
export type ContentPage = keyof typeof contentPaths;

/**
 * A text with places in braces, which are filled when it is drawn: a fact of the shop (`{company}`, `{minimumEu}`; see `contentFacts.ts`),
 * or a link to another information page, by its title (`{to.gtc}`). So no number or name is typed twice.
 */
type Words = string;

/** The contact form, begun for a purpose, as a link that looks like a button. */
type ContactLink = { readonly kind: 'contactLink'; readonly text: string; readonly topic: ContactTopic };

/** A part of a page, for everybody unless it names an audience (spec §6). A page lists its blocks from top to bottom. */
export type Block = AnyBlock & { readonly audience?: Audience };

type AnyBlock =
  /** `id` is the same in every language: it is part of addresses. */
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'question'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: Words }
  | { readonly kind: 'note'; readonly text: Words }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly Words[])[];
    }
  | ContactLink
  | FactBlock;

/** Blocks whose content are the domain's rules; only the words around them are the page's. */
export type FactBlock =
  | { readonly kind: 'identity'; readonly labels: Readonly<Record<keyof typeof shopIdentity, string>> }
  | ShippingTimesBlock
  | { readonly kind: 'countries'; readonly eu: string; readonly others: string }
  | { readonly kind: 'paymentMethods'; readonly notes: Readonly<Partial<Record<PaymentMethod, Words>>> }
  | FreeShippingBlock;

export type ShippingTimesBlock = {
  readonly kind: 'shippingTimes';
  readonly caption: string;
  readonly columns: Readonly<Record<'method' | 'eu' | 'international' | 'tracking', string>>;
  /** With `{from}` and `{to}`. */
  readonly days: string;
  readonly tracked: string;
  readonly untracked: string;
};

export type FreeShippingBlock = {
  readonly kind: 'freeShipping';
  /** With `{threshold}` and `{country}`. */
  readonly offered: string;
  /** With `{country}`. */
  readonly none: string;
  readonly loading: string;
};

export type Content = {
  /** When it was last changed, YYYY-MM-DD. */
  readonly changed: string;
  readonly intro: Words;
  readonly blocks: readonly Block[];
};
