import type { Product } from './product.ts';

/** SKUs of all products that a product's page shows: its replacements, then those that go with it. */
export function linkedSkus({ lifecycle, related }: Pick<Product, 'lifecycle' | 'related'>): readonly number[] {
  return [...new Set([...(lifecycle?.replacements ?? []), ...related.map(({ sku }) => sku)])];
}
