import type { Cents } from '../money/money.ts';
import type { PriceEntry } from '../money/priceBreaks.ts';
import { applyingPrice } from '../money/priceBreaks.ts';

/** The offer that a quote makes for a position of the cart. */
export type Quoted = {
  readonly quoteNumber: string;
  /** The pieces that its price holds for. */
  readonly amount: number;
  /** The quote's last day is over. */
  readonly expired: boolean;
};

/** The same with its price per piece, in cents with Luxembourg VAT, as the catalogue's prices are (D11); only the server knows it. */
export type QuotedPrice = Quoted & { readonly price: Cents };

/** Whether a position is ordered from its quote: in exactly the pieces of the quote, while it is valid (record 0137). */
export function isFromQuote(amount: number, quoted: Quoted | undefined): boolean {
  return quoted !== undefined && !quoted.expired && quoted.amount === amount;
}

/**
 * The prices that a position is charged with. A quote's price is the most that its pieces cost: a lower one of today counts (record 0137). Any other
 * amount costs what the catalogue says.
 */
export function chargedPrices(
  prices: readonly PriceEntry[],
  amount: number,
  quoted: QuotedPrice | undefined,
): readonly PriceEntry[] {
  const today = applyingPrice(prices, amount);
  if (quoted === undefined || !isFromQuote(amount, quoted)) return prices;
  if (today === null || today.price <= quoted.price) return prices;
  return [{ from: 1, price: quoted.price, original: null, lowest30Days: null }];
}
