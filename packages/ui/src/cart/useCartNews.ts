import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import type { CartFailure } from '@platine/domain/machines/cartQueue.ts';
import { useSyncExternalStore } from 'react';
import { useCartQueue } from './cartQueueContext.ts';

export type CartNews = { readonly failure: CartFailure | null; readonly adjustment: Adjustment | null };

/** What the shop did not do as asked with this product; the rest of the cart's life passes unnoticed. */
export function useCartNews(sku: number): CartNews {
  const { subscribe, view } = useCartQueue().queue;
  const failureNow = () => {
    const { failure } = view();
    return failure?.sku === sku ? failure : null;
  };
  const adjustmentNow = () => view().adjustments.find((one) => one.sku === sku) ?? null;
  const failure = useSyncExternalStore(subscribe, failureNow, failureNow);
  const adjustment = useSyncExternalStore(subscribe, adjustmentNow, adjustmentNow);
  return { failure, adjustment };
}
