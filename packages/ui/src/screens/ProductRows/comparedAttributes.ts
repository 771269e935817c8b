import type { Attribute, Product } from '@platine/domain/catalog/product.ts';
import { attributeUses } from '@platine/domain/search/attributeUses.ts';
import { inDefiningOrder } from '@platine/domain/search/definingOrder.ts';

export type ComparedAttribute = Pick<Attribute, 'key' | 'name'>;

/** More columns would not leave enough room. */
const mostColumns = 4;

/** The attributes that at least half of the products share, and at least two, which makes a column useful. */
export function comparedAttributes(products: readonly Pick<Product, 'attributes'>[]): ComparedAttribute[] {
  return inDefiningOrder(attributeUses(products), products.length)
    .defining.filter(({ coverage }) => coverage > 1)
    .slice(0, mostColumns)
    .map(({ key, name }) => ({ key, name }));
}
