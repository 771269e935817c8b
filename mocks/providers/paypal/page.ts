import { choicePage } from '../choicePage.ts';
import type { Order } from './books.ts';
import { decisions, isOpen } from './decisions.ts';

/** The page on which a person chooses how a payment ends. */
export function pageHtml(order: Order, said: string | null = null): string {
  const { cents: value, currency } = order;
  return choicePage({ value, currency, means: ['PayPal'], decisions, isOpen: isOpen(order) }, said);
}
