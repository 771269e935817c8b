import type { Audience } from '@platine/domain/customer/audience.ts';
import type { ContactTopic } from '@platine/domain/shop/departments.ts';
import type { IdentityField } from './identityFields.ts';
import type { PaymentMethodsBlock, TermsBlock, Words } from '@platine/domain/shop/terms/terms.ts';

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
  accessibility: '/accessibility',
} as const;
export type ContentPage = keyof typeof contentPaths;

/** The contact form, begun for a purpose, as a link that looks like a button. */
type ContactLink = { readonly kind: 'contactLink'; readonly text: string; readonly topic: ContactTopic };

/** A part of a page, for everybody unless it names an audience (spec §6). A page lists its blocks from top to bottom. */
export type Block = AnyBlock & { readonly audience?: Audience };

type AnyBlock =
  | TermsBlock
  | { readonly kind: 'question'; readonly text: string }
  | { readonly kind: 'note'; readonly text: Words }
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
  | { readonly kind: 'identity'; readonly labels: Readonly<Record<IdentityField, string>> }
  | ShippingTimesBlock
  | { readonly kind: 'countries'; readonly eu: string; readonly others: string }
  | PaymentMethodsBlock
  | FreeShippingBlock
  | ShippingPricesBlock;

export type ShippingTimesBlock = {
  readonly kind: 'shippingTimes';
  readonly caption: string;
  readonly columns: Readonly<Record<'method' | 'eu' | 'international' | 'tracking', string>>;
  /** With `{from}` and `{to}`. */
  readonly days: string;
  readonly tracked: string;
  readonly untracked: string;
};

export type ShippingPricesBlock = {
  readonly kind: 'shippingPrices';
  /** With `{countries}`. */
  readonly caption: string;
  readonly weight: string;
  /** With `{weight}`. */
  readonly upTo: string;
  /** With `{threshold}`. */
  readonly freeFrom: string;
  readonly others: string;
  readonly gross: string;
  readonly net: string;
  readonly loading: string;
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
