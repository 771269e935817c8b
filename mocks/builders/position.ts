import { positionOf } from '@platine/domain/cart/cart.ts';
import type { Position } from '@platine/domain/cart/cart.ts';
import type { QuotedPrice } from '@platine/domain/cart/heldPrice.ts';
import { chargedPrices } from '@platine/domain/cart/heldPrice.ts';
import type { OrderRule } from '@platine/domain/cart/quantity.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import { linePrice } from '@platine/domain/cart/totals.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { isForSale as isSold } from '@platine/domain/catalog/sale.ts';
import { vatCase } from '@platine/domain/money/vatCase.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { mockDate } from '../shop/date.ts';
import { buildProduct, limitOf } from './product.ts';

export type PositionOptions = {
  readonly product?: Product;
  /** Pieces. */
  readonly amount?: number;
  readonly pricing?: Pricing;
  /** The offer of a quote for it. */
  readonly quoted?: QuotedPrice | undefined;
  readonly educationalInstitution?: boolean;
  /** Whether it can still be bought; otherwise the position stays and costs nothing. */
  readonly forSale?: boolean;
};

/** A private customer in Luxembourg (spec §9). */
export const defaultPricing: Pricing = {
  vat: vatCase({
    rates: exampleShop.vatRates,
    customerType: 'PRIVATE',
    country: 'LU',
    vatIdValid: false,
    date: mockDate,
  }),
  mode: 'gross',
};

/** A position of the cart, priced and limited by the domain's rules. */
export function buildPosition(options: PositionOptions = {}): Position {
  const { product = buildProduct(), amount = 1, pricing = defaultPricing } = options;
  const { quoted } = options;
  const prices = chargedPrices(product.prices, amount, quoted);
  const position: Position = {
    ...positionOf(product, amount, pricing),
    price: linePrice({ ...product, prices }, amount, pricing),
    ...(quoted && { quoted }),
  };
  const rule = orderRule(product, options.educationalInstitution ?? false);
  const forSale = options.forSale ?? isForSale(product);
  return forSale
    ? { ...position, rule }
    : { ...position, rule: { ...rule, limit: 0 }, price: { ...position.price, line: 0 } };
}

/** Step and limit of a product (D13). */
export function orderRule(product: Product, educationalInstitution: boolean): OrderRule {
  return { step: product.rule.step, limit: limitOf(product, educationalInstitution) };
}

export function isForSale({ prices, flags }: Product): boolean {
  return prices.length > 0 && isSold(flags);
}
