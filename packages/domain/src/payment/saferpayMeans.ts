import type { BuiltInLanguage, Language } from '../language/language.ts';
import type { LocalizedText } from '../language/text.ts';

/** Means of payment of Saferpay's page (JSON API 1.52) by the names that shoppers know. A name is the same in every language. */
const cards = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  MAESTRO: 'Maestro',
  AMEX: 'American Express',
  DINERS: 'Diners Club',
  JCB: 'JCB',
  UNIONPAY: 'UnionPay',
} as const;

const others = {
  BANCONTACT: 'Bancontact',
  WERO: 'Wero',
  IDEAL: 'iDEAL',
  EPS: 'eps',
  BLIK: 'BLIK',
  KLARNA: 'Klarna',
  TWINT: 'TWINT',
  APPLEPAY: 'Apple Pay',
  GOOGLEPAY: 'Google Pay',
  CLICKTOPAY: 'Click to Pay',
} as const;

const names = { ...cards, ...others };
export type SaferpayMeans = keyof typeof names;

const isCard = (one: SaferpayMeans): one is keyof typeof cards => Object.hasOwn(cards, one);
const isMeans = (name: string): name is SaferpayMeans => Object.hasOwn(names, name);

/** All that a shop can name. Cards come first. */
export const saferpayMeans: readonly SaferpayMeans[] = Object.keys(names).filter(isMeans);

/** Names of the means, as pages show them. */
export type ShownMeans = {
  readonly cards: readonly string[];
  readonly others: readonly string[];
};

/** The names of a shop's means in its order. Both lists are empty when it leaves them to the account. */
export function shownMeans(means: readonly SaferpayMeans[]): ShownMeans {
  const nameOf = (one: SaferpayMeans) => names[one];
  return { cards: means.filter(isCard).map(nameOf), others: means.filter((one) => !isCard(one)).map(nameOf) };
}

/** The words of which the name of Saferpay's method is made. `more` follows the first of its means. */
export type SaferpayWords = { readonly online: string; readonly card: string; readonly more: string };

export const saferpayWords: Readonly<Record<BuiltInLanguage, SaferpayWords>> = {
  EN: { online: 'Online payment', card: 'Credit card', more: 'and more' },
  DE: { online: 'Onlinezahlung', card: 'Kreditkarte', more: 'und weitere' },
  FR: { online: 'Paiement en ligne', card: 'Carte bancaire', more: 'et autres' },
};

type SpokenSaferpayWords = { readonly [Spoken in Language]?: SaferpayWords };

/** More ways than these would make a name that nobody reads to its end. */
const mostNamed = 3;

/** The name of a method by its means, for a shop that gives it none: all cards are one way. A shop that leaves the means to its account promises none. */
export function saferpayName(
  means: readonly SaferpayMeans[],
  words: SpokenSaferpayWords = saferpayWords,
): LocalizedText {
  const { cards, others } = shownMeans(means);
  const nameOf = ({ online, card, more }: SaferpayWords) => {
    if (means.length === 0) return online;
    const ways = [...(cards.length > 0 ? [card] : []), ...others];
    const named = ways.slice(0, mostNamed).join(', ');
    return ways.length > mostNamed ? `${named} ${more}` : named;
  };
  return Object.fromEntries(Object.entries(words).map(([language, named]) => [language, nameOf(named)]));
}
