import type { Cents } from '../money/money.ts';
import { wordsOf } from '../search/words.ts';
import type { BankCredit } from './credit.ts';

/** Hints for an order besides its amount: its number, written with a slip or spaces, or the name of its buyer. */
export const creditHints = ['number', 'name', 'amount'] as const;
export type CreditHint = (typeof creditHints)[number];

/** An unpaid order, by what a transfer can be recognised. */
export type AwaitedOrder = {
  readonly orderNumber: string;
  readonly name: string;
  readonly total: Cents;
};

export type CreditMatch = AwaitedOrder & { readonly hint: CreditHint };

/** Orders that are proposed for one credit: more would be no help to who has to choose. */
const mostMatches = 3;

/**
 * The unpaid orders that a credit may pay, the likeliest first, for a person to confirm. Only the exact amount is proposed, because no other is booked
 * (record 0097); an order that has no more than the amount in common comes last.
 */
export function matchCredit(credit: BankCredit, awaited: readonly AwaitedOrder[]): CreditMatch[] {
  if (credit.currency !== 'EUR') return [];
  const found = awaited
    .filter(({ total }) => total === credit.cents)
    .map((order) => ({ ...order, hint: hintOf(credit, order) }));
  const rank = ({ hint }: CreditMatch) => creditHints.indexOf(hint);
  return found.toSorted((one, other) => rank(one) - rank(other)).slice(0, mostMatches);
}

function hintOf({ text, payer }: BankCredit, { orderNumber, name }: AwaitedOrder): CreditHint {
  const [, serial = ''] = orderNumber.split('-');
  const digits = text.match(/\d[\d\s./-]*/g)?.map((part) => part.replaceAll(/\D/g, '')) ?? [];
  if (digits.some((one) => one === orderNumber.replace('-', '') || one === serial)) return 'number';
  const words = wordsOf(`${payer} ${text}`);
  return wordsOf(name).some((word) => word.length >= shortestName && words.includes(word)) ? 'name' : 'amount';
}

/** Characters of a name that tell one person from another; `de` does not. */
const shortestName = 3;
