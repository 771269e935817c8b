import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import type { CartFailure } from '@platine/domain/machines/cartQueue.ts';
import { useSelector } from '@xstate/react';
import { useCartQueue } from './cartQueueContext.ts';

export type CartNews = { readonly failure: CartFailure | null; readonly adjustment: Adjustment | null };

/** What the shop did not do as asked with this product; the rest of the cart's life passes unnoticed. */
export function useCartNews(sku: number): CartNews {
  const { actor } = useCartQueue();
  const failure = useSelector(actor, ({ context }) => (context.failure?.sku === sku ? context.failure : null));
  const adjustment = useSelector(actor, ({ context }) => context.adjustments.find((one) => one.sku === sku) ?? null);
  return { failure, adjustment };
}
