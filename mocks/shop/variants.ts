import type { Product } from '@platine/domain/catalog/product.ts';
import { variantGroup, variantState } from '@platine/domain/catalog/variants.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import type { Shop } from './shop.ts';

/** A product with its variants, as its page needs it. */
export function withVariants(shop: Shop, product: Product): Product {
  const entry = shop.find(product.sku);
  const group = entry === null ? null : groupOf(shop, entry);
  if (group === null) return product;
  const listed = shop.catalogue.flatMap(({ product: { sku } }) => shop.find(sku) ?? []);
  const variants = listed
    .filter((one) => groupOf(shop, one) === group)
    .map((one) => ({
      sku: one.product.sku,
      attributes: one.product.attributes,
      state: variantState(shop.isForSale(one), one.product.stock),
    }));
  return { ...product, variants: variantGroup(group, variants) };
}

function groupOf(shop: Shop, { product, variantGroup: group }: CatalogueEntry): string | null {
  return shop.read().variantGroups[product.sku] ?? group;
}
