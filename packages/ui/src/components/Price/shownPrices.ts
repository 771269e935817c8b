import { isOrderable } from '@platine/domain/cart/cart.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import { reductionOf } from '@platine/domain/money/discount.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import { headlinePrice, orderableBreaks } from '@platine/domain/money/priceBreaks.ts';
import type { PricePerUnit } from '@platine/domain/money/pricePerUnit.ts';
import { pricePerUnit } from '@platine/domain/money/pricePerUnit.ts';
import { unitPrice } from '@platine/domain/money/vat.ts';

export type ShownPrices = {
  /** Price of one piece, in cents. */
  readonly headline: Cents;
  /** Price that may be struck through, in cents (D15). */
  readonly before: Cents | null;
  /** Whole percent, of `before`; 0 without it. */
  readonly discount: number;
  /** The headline price for a metre, 100 g, a litre …; null where there is none to state. */
  readonly perUnit: PricePerUnit | null;
  /** From the smallest amount that can be ordered on. */
  readonly breaks: readonly { readonly from: number; readonly cents: Cents }[];
};

type PricedProduct = Pick<Product, 'prices' | 'taxClass' | 'flags' | 'rule' | 'content'>;

/**
 * Prices of a product that can be ordered; null if it cannot, in which case price, delivery and order limits are
 * hidden.
 */
export function offeredPrices(product: PricedProduct, pricing: Pricing): ShownPrices | null {
  return isOrderable(product) ? shownPrices(product, pricing) : null;
}

/** Prices for this customer in display mode (D11); null if the product is not for sale. */
export function shownPrices(
  { prices, taxClass, flags, rule, content }: PricedProduct,
  pricing: Pricing,
): ShownPrices | null {
  const entry = headlinePrice(prices);
  if (entry === null) return null;
  const shown = (brutto: Cents) => unitPrice(brutto, pricing, taxClass);
  const reduction = reductionOf(entry, flags);
  return {
    headline: shown(entry.price),
    before: reduction === null ? null : shown(reduction.before),
    discount: reduction?.percent ?? 0,
    perUnit: content && pricePerUnit(shown(entry.price), content),
    breaks: orderableBreaks(prices, rule.step).map(({ from, price }) => ({ from, cents: shown(price) })),
  };
}
