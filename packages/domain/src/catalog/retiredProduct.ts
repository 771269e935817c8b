import type { RetiredProductWire } from '../contract/schemas/product.ts';
import type { LocalizedText } from '../language/text.ts';

/** A product that left the catalogue. Its page leads on to what is sold. */
export type RetiredProduct = {
  readonly sku: number;
  readonly name: LocalizedText;
  readonly categoryPaths: readonly string[];
  /** The SKU of the product that takes its place; null when none is known or sold. */
  readonly successor: number | null;
};

export function retiredFromWire({ SKU, NAME, CATEGORY_PATHS, SUCCESSOR }: RetiredProductWire): RetiredProduct {
  return { sku: SKU, name: NAME, categoryPaths: CATEGORY_PATHS, successor: SUCCESSOR };
}

export function retiredToWire({ sku, name, categoryPaths, successor }: RetiredProduct): RetiredProductWire {
  return { SKU: sku, NAME: name, CATEGORY_PATHS: [...categoryPaths], SUCCESSOR: successor };
}
