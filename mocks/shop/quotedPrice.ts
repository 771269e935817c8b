import type { QuotedPrice } from '@platine/domain/cart/heldPrice.ts';
import { quoteState } from '@platine/domain/quote/quote.ts';
import { daysAfter } from '@platine/domain/shop/daysAfter.ts';
import type { Shop } from './shop.ts';

/** The day in Luxembourg, after the minutes that tests and stories have let pass. */
export function today({ date, read }: Pick<Shop, 'date' | 'read'>): string {
  return daysAfter(date, Math.floor(read().minutes / 1440));
}

/** The offer of the quote that the cart is ordered from for a product; undefined without one, and once it was ordered. */
export function quotedPrice(shop: Shop, sku: number): QuotedPrice | undefined {
  const { quotes, quoteNumber } = shop.read();
  const quote = quotes.find(({ number }) => number === quoteNumber);
  const line = quote?.lines.find((one) => one.sku === sku);
  if (quote === undefined || line === undefined) return undefined;
  const state = quoteState(quote, today(shop));
  if (state === 'ORDERED') return undefined;
  return { quoteNumber: quote.number, amount: line.amount, price: line.held, expired: state === 'EXPIRED' };
}
