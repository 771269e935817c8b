import type { Capped } from '@platine/domain/cart/quantity.ts';
import { capAmount } from '@platine/domain/cart/quantity.ts';
import type { LinePrice, Pricing } from '@platine/domain/cart/totals.ts';
import { linePrice } from '@platine/domain/cart/totals.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { ListedLine, SavedList } from '@platine/domain/lists/savedList.ts';

/** A line as its page shows it: with the product that is ordered for it, and that one's amount and price. */
export type ShownLine = {
  readonly line: ListedLine;
  /** The pieces in the field; null while there is no number in it. */
  readonly wanted: number | null;
  /** Null: the shop sells neither the product nor another in its place. */
  readonly chosen: Product | null;
  /** The amount that can be ordered, whole steps and limit included (D13). */
  readonly capped: Capped | null;
  /** Null without a product or an amount, or while the shopper's VAT is unknown. */
  readonly price: LinePrice | null;
};

/** Amounts that the shopper has entered, by the line's product. */
export type Amounts = ReadonlyMap<number, number | null>;

export function shownLines({ lines, products }: SavedList, amounts: Amounts, pricing: Pricing | null): ShownLine[] {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  return lines.map((line) => {
    const entered = amounts.get(line.sku);
    const wanted = entered === undefined ? line.amount : entered;
    const chosen = bySku.get(line.chosen ?? 0) ?? null;
    const capped = chosen === null || wanted === null || wanted === 0 ? null : capAmount(wanted, chosen.rule);
    const price =
      chosen === null || capped === null || pricing === null ? null : linePrice(chosen, capped.amount, pricing);
    return { line, wanted, chosen, capped, price };
  });
}
