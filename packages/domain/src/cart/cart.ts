import type { MainPicture } from '../catalog/assets.ts';
import { mainPicture } from '../catalog/assets.ts';
import type { Customs } from '../catalog/facts.ts';
import type { Lifecycle } from '../catalog/lifecycle.ts';
import { announcedLifecycle } from '../catalog/lifecycle.ts';
import type { Product } from '../catalog/product.ts';
import type { Stock } from '../catalog/stock.ts';
import type { LocalizedText } from '../language/text.ts';
import type { Cents } from '../money/money.ts';
import type { PriceEntry } from '../money/priceBreaks.ts';
import type { Content } from '../money/pricePerUnit.ts';
import type { TaxClass } from '../money/taxClass.ts';
import type { Quoted } from './heldPrice.ts';
import type { AdjustmentReason, OrderRule } from './quantity.ts';
import { capAmount, maximumFor } from './quantity.ts';
import type { Totals } from './sumsByRate.ts';
import type { LinePrice, Pricing } from './totals.ts';
import { linePrice } from './totals.ts';

/** A line of the cart. `price` is in display mode; `rule` says which amounts are possible. */
export type Position = {
  readonly sku: number;
  readonly amount: number;
  readonly name: LocalizedText;
  readonly manufacturerName: string;
  readonly partNumber: string;
  readonly picture: MainPicture | null;
  readonly prices: readonly PriceEntry[];
  readonly taxClass: TaxClass;
  readonly rule: OrderRule;
  readonly stock: Stock;
  /** For the price per unit; null for a product that is sold by the piece. */
  readonly content: Content | null;
  /** A maker's warnings of a toy. */
  readonly warnings: readonly LocalizedText[];
  /** Null for an active product. */
  readonly lifecycle: Lifecycle | null;
  /** Stored with an order for customs; only the server knows it. */
  readonly customs?: Customs | undefined;
  readonly price: LinePrice;
  /** The customer's note: the designators of a parts list, or words; left out where there is none. */
  readonly note?: string | undefined;
  /** The customer's own number for the product; left out where there is none. */
  readonly ownNumber?: string | undefined;
  /** The price that the quote holds from which the cart is ordered; left out where it has none. */
  readonly quoted?: Quoted | undefined;
};

export type Cart = {
  /** Rises with every change on the server, so that an older answer is recognised (D4). */
  readonly version: number;
  readonly positions: readonly Position[];
  readonly pricing: Pricing;
  readonly totals: Totals;
  readonly minimumOrderValue: Cents;
  /** Null where free shipping is not offered (D12). */
  readonly freeShippingThreshold: Cents | null;
  /** The last order of the session, while its cart is empty; null otherwise. */
  readonly orderNumber: string | null;
};

/** The position that a product will be once it is in the cart, so that it can be shown before the server answers. */
export function positionOf(product: Product, amount: number, pricing: Pricing): Position {
  return {
    sku: product.sku,
    amount,
    name: product.name,
    manufacturerName: product.manufacturer.name,
    partNumber: product.manufacturer.partNumber,
    picture: mainPicture(product.assets),
    prices: product.prices,
    taxClass: product.taxClass,
    rule: product.rule,
    stock: product.stock,
    content: product.content,
    warnings: product.warnings,
    lifecycle: announcedLifecycle(product.lifecycle),
    price: linePrice(product, amount, pricing),
  };
}

/** Whether a position can still be bought: it has a price and its limit leaves room for a step (D13). */
export function isOrderable({ prices, rule }: Pick<Position, 'prices' | 'rule'>): boolean {
  return prices.length > 0 && maximumFor(rule) > 0;
}

/** Why the amount of a position cannot be ordered as it stands, its limit or step having changed since it was put in (D13); null when it can. */
export function amountRefusal({ amount, rule }: Pick<Position, 'amount' | 'rule'>): AdjustmentReason | null {
  return capAmount(amount, rule).reason;
}

/** Pieces in the cart, of all positions. */
export function piecesIn({ positions }: Pick<Cart, 'positions'>): number {
  return positions.reduce((sum, { amount }) => sum + amount, 0);
}

/** Pieces of one product in the cart; 0 when it is not there. */
export function amountOf({ positions }: Pick<Cart, 'positions'>, sku: number): number {
  return positions.find((position) => position.sku === sku)?.amount ?? 0;
}
