import type { Attribute, Product } from '../catalog/product.ts';
import type { AttributeUse } from './definingOrder.ts';

export type NamedUse = AttributeUse & Pick<Attribute, 'name'>;

/** The attributes that some products have, with how many have each and where they list it. */
export function attributeUses(products: readonly Pick<Product, 'attributes'>[]): NamedUse[] {
  const uses = new Map<string, NamedUse & { readonly places: number }>();
  for (const { attributes } of products)
    for (const [at, { key, name }] of attributes.entries()) {
      const { coverage = 0, places = 0 } = uses.get(key) ?? {};
      uses.set(key, { key, name, coverage: coverage + 1, places: places + at, place: (places + at) / (coverage + 1) });
    }
  return [...uses.values()].map(({ key, name, coverage, place }) => ({ key, name, coverage, place }));
}
