import type { CrossSellingKind, Product } from './product.ts';

/** The kinds in the order the product page shows them: compatible products, consumables, accessories (spec §2, §3). */
export const crossSellingKinds = [
  'MASTERS',
  'CONSUMABLES',
  'ACCESSORIES',
] as const satisfies readonly CrossSellingKind[];

export type RelatedGroup = { readonly kind: CrossSellingKind; readonly skus: readonly number[] };

/** The related products by kind; a kind without any is left out, a product is named once a kind and is not related to itself. */
export function relatedGroups({ sku: own, related }: Pick<Product, 'sku' | 'related'>): RelatedGroup[] {
  return crossSellingKinds.flatMap((kind) => {
    const skus = related.filter((entry) => entry.kind === kind && entry.sku !== own).map(({ sku }) => sku);
    return skus.length === 0 ? [] : [{ kind, skus: [...new Set(skus)] }];
  });
}
