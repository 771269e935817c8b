import { isEuCountry } from '../../customer/countries.ts';
import type { Cents } from '../../money/money.ts';
import type { PaymentMethod } from '../../payment/methods.ts';
import { wireTransferShipping } from '../../payment/methods.ts';
import { cityLine } from '../identity.ts';
import { deliveryCountries } from '../../shipping/zones.ts';
import type { ShopFacts } from '../shop.ts';

/**
 * A text with places in braces, which are filled when it is shown: a fact of the shop (`{company}`, `{minimumEu}`; see `termsFacts`), or another
 * information page (`{to.gtc}`). So no number or name is typed twice.
 */
export type Words = string;

/** The names of all ways to pay, with a sentence about some. */
export type PaymentMethodsBlock = {
  readonly kind: 'paymentMethods';
  readonly notes: Readonly<Partial<Record<PaymentMethod, Words>>>;
};

/** The parts of the terms and of the instruction on withdrawal, from top to bottom. */
export type TermsBlock =
  /** `id` is the same in every language: it is part of addresses. */
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: Words }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  /** Leads to the withdrawal function (Directive 2011/83/EU art. 11a), whose label the law prescribes. */
  | { readonly kind: 'withdrawalLink'; readonly text: string }
  | PaymentMethodsBlock;

/** A text that becomes part of a contract. It is a page of the shop, and is mailed with each confirmation (Directive 2011/83/EU art. 8 (7)). */
export type Terms = {
  /** When it was last changed, YYYY-MM-DD. */
  readonly changed: string;
  readonly intro: Words;
  readonly blocks: readonly TermsBlock[];
};

type Formats = { readonly money: (cents: Cents) => string; readonly count: (value: number) => string };

/** Facts of the shop, by the places in its texts. */
export function termsFacts(
  { identity, delivery }: Pick<ShopFacts, 'identity' | 'delivery'>,
  { money, count }: Formats,
): Readonly<Record<string, string>> {
  const countries = deliveryCountries(delivery.zones);
  return {
    ...identity,
    city: cityLine(identity),
    minimumEu: money(delivery.minimumOrder.eu),
    minimumOther: money(delivery.minimumOrder.other),
    countryCount: count(countries.length),
    euCount: count(countries.filter((code) => isEuCountry(code)).length),
    wireFrom: count(wireTransferShipping.from),
    wireTo: count(wireTransferShipping.to),
  };
}
