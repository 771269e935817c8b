import { isOrderable } from '@platine/domain/cart/cart.ts';
import type { Capped } from '@platine/domain/cart/quantity.ts';
import { capAmount } from '@platine/domain/cart/quantity.ts';
import type { LinePrice, Pricing } from '@platine/domain/cart/totals.ts';
import { linePrice } from '@platine/domain/cart/totals.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { MatchedLine } from '@platine/domain/partsList/partsListWire.ts';

/** The products that are ordered for the lines of a list, by line; null: none. */
export type Choices = ReadonlyMap<number, number | null>;

/** A line as the page shows it: with its products, and the chosen one's amount and price. */
export type ShownPart = {
  readonly line: MatchedLine;
  readonly products: readonly Product[];
  readonly chosen: Product | null;
  /** The amount that can be ordered, whole steps and limit included (D13); null without a choice. */
  readonly capped: Capped | null;
  /** At that amount, its price break included; null without a choice, or while the shopper's VAT is unknown. */
  readonly price: LinePrice | null;
};

type Shop = { readonly products: ReadonlyMap<number, Product>; readonly pricing: Pricing | null };

/** The line with the shopper's choice; without one, with what the shop proposes. */
export function shownPart(line: MatchedLine, choices: Choices, { products, pricing }: Shop): ShownPart {
  const offered = line.skus.flatMap((sku) => products.get(sku) ?? []);
  const sku = choices.get(line.line) ?? (choices.has(line.line) ? null : line.chosen);
  const chosen = offered.find((product) => product.sku === sku && isOrderable(product)) ?? null;
  const capped = chosen === null ? null : capAmount(line.pieces, chosen.rule);
  const price =
    chosen === null || capped === null || pricing === null ? null : linePrice(chosen, capped.amount, pricing);
  return { line, products: offered, chosen, capped, price };
}

/** The words by which a list names a part: its number, else its value, else its description. */
export function partName({ numbers, value, description, footprint }: MatchedLine): string {
  return [numbers[0] ?? value, description, footprint].find((text) => text !== '') ?? '';
}
