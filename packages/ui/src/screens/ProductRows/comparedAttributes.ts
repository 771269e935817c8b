import type { Attribute, Product } from '@platine/domain/catalog/product.ts';

export type ComparedAttribute = Pick<Attribute, 'key' | 'name'>;

/** More columns would not leave enough room. */
const mostColumns = 3;

/** Attributes shared by most of the products, and by at least two, which makes a column useful. In product order. */
export function comparedAttributes(products: readonly Pick<Product, 'attributes'>[]): ComparedAttribute[] {
  const counts = new Map<string, ComparedAttribute & { count: number }>();
  for (const { key, name } of products.flatMap(({ attributes }) => attributes)) {
    const { count = 0 } = counts.get(key) ?? {};
    counts.set(key, { key, name, count: count + 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count > 1)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostColumns)
    .map(({ key, name }) => ({ key, name }));
}
