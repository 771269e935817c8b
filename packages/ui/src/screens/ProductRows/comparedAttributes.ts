import type { Attribute, Product } from '@platine/domain/catalog/product.ts';

export type ComparedAttribute = Pick<Attribute, 'key' | 'name'>;

/** So many columns leave room for the rest. */
const mostColumns = 3;

/** The attributes that most of the products have, at least two of them: those are worth a column. The order is that of the products. */
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
