import type { Audience } from '../../customer/audience.ts';
import type { PaymentMethod } from '../../payment/methods.ts';
import type { ContactTopic } from '../departments.ts';

/** The information pages (spec §2), by their names. */
export const pageNames = [
  'shippingCosts',
  'legal',
  'cookies',
  'privacy',
  'gtc',
  'faq',
  'revocation',
  'leSupport',
  'accessibility',
] as const;
export type PageName = (typeof pageNames)[number];

/**
 * A text with places in braces, which are filled when it is shown: a fact of the shop (`{company}`, `{minimumEu}`), or another information page
 * (`{to.gtc}`). So no number or name is typed twice. A link is written `[text](address)`.
 */
export type Words = string;

/** Blocks whose content are the shop's rules, so that text and rules cannot differ. */
export const factKinds = ['identity', 'shippingTimes', 'countries', 'freeShipping', 'shippingPrices'] as const;
export type FactKind = (typeof factKinds)[number];

/** The names of all ways to pay, with a sentence about some. */
export type PaymentMethodsBlock = {
  readonly kind: 'paymentMethods';
  readonly notes: { readonly [Method in PaymentMethod]?: Words | undefined };
};

export type TableBlock = {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly Words[])[];
};

/** A part of a page, for everybody unless it names an audience (spec §6). */
export type PageBlock = AnyBlock & { readonly audience?: Audience };

type AnyBlock =
  /** `id` is the same in every language: it is part of addresses. */
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'question'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: Words }
  | { readonly kind: 'note'; readonly text: Words }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  | TableBlock
  /** The contact form, begun for a purpose, as a link that looks like a button. */
  | { readonly kind: 'contactLink'; readonly text: string; readonly topic: ContactTopic }
  /** Leads to the withdrawal function (Directive 2011/83/EU art. 11a), whose label the law prescribes. */
  | { readonly kind: 'withdrawalLink'; readonly text: string }
  | PaymentMethodsBlock
  | { readonly kind: FactKind };

/** An information page in one language, from top to bottom. */
export type ShopPage = {
  /** When it was last changed, YYYY-MM-DD. */
  readonly changed: string;
  readonly intro: Words;
  readonly blocks: readonly PageBlock[];
};

/** All kinds of blocks. */
export const blockKinds = [
  'heading',
  'question',
  'paragraph',
  'note',
  'list',
  'table',
  'contactLink',
  'withdrawalLink',
  'paymentMethods',
  ...factKinds,
] as const satisfies readonly PageBlock['kind'][];
