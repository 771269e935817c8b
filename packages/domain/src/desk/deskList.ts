import type { OrderDocument } from '../order/order.ts';
import type { OrderNeed } from '../order/life/orderState.ts';

/** Lists of orders at the desk, by what is to be done with them. `all` has every order, `transfer` those of which money goes back by hand. */
export const deskLists = ['all', 'pay', 'pack', 'send', 'repay', 'transfer'] as const;
export type DeskList = (typeof deskLists)[number];
/** Lists of work: what is in none of them waits for nobody. */
export type WorkList = Exclude<DeskList, 'all'>;

type Standing = { readonly need: OrderNeed | null; readonly packed: boolean };

/** The list of the next step of an order; null for none. It may stand in `transfer` besides. */
export function workListOf({ need, packed }: Standing): Exclude<WorkList, 'transfer'> | null {
  switch (need) {
    case 'payment':
      return 'pay';
    case 'shipping':
      return packed ? 'send' : 'pack';
    case 'refund':
      return 'repay';
    case null:
      return null;
  }
}

/** Orders on one page of a list. */
export const deskPageSize = 50;

/** The shortest word that is searched for, in characters: shorter ones are in nearly every order. */
const shortestWord = 2;

/**
 * The words of a search for orders, each of which an order must have: numbers, names, e-mails, part numbers, amounts. `86,40` is an amount as it is
 * kept, `86.40`.
 */
export function searchWords(text: string): string[] {
  const words = text.toLowerCase().split(/\s+/);
  return words.map((word) => word.replace(/^(\d+),(\d{2})$/, '$1.$2')).filter((word) => word.length >= shortestWord);
}

/** The name that an order is known by at the desk: the company, or the person who gets the goods or the invoice; else the e-mail. */
export function buyerName({ delivery, invoice, email }: Pick<OrderDocument, 'delivery' | 'invoice' | 'email'>): string {
  const address = invoice ?? delivery;
  if (address === null) return email;
  if (address.company !== '') return address.company;
  return `${address.firstName} ${address.lastName}`.trim() || email;
}
