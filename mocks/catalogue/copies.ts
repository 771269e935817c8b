import { catalogue } from './catalogue.ts';
import type { CatalogueEntry } from './entry.ts';

/** Several copies of the mock catalogue with different SKUs, enough for several pages. */
export function catalogueCopies(
  times: number,
  facts: Partial<Pick<CatalogueEntry, 'newSince'>> = {},
): CatalogueEntry[] {
  return Array.from({ length: times }, (_, copy) =>
    catalogue.map((entry) => ({
      ...entry,
      ...facts,
      product: { ...entry.product, sku: entry.product.sku + copy * 1_000_000 },
    })),
  ).flat();
}
