import type { ProductChange } from '@platine/api/testing/changeTestProduct.ts';
import type { Wire } from '../wire.ts';

/** Changes products for as long as the work takes. */
export async function changing(
  wire: Wire,
  changes: readonly (readonly [sku: number, change: ProductChange])[],
  work: () => Promise<void>,
): Promise<void> {
  const restores: (() => Promise<void>)[] = [];
  try {
    for (const [sku, change] of changes) restores.push(await wire.changeProduct(sku, change));
    await work();
  } finally {
    for (const restore of restores.toReversed()) await restore();
  }
}
