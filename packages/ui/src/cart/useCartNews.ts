import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import type { CartFailure } from '@platine/domain/machines/cartQueue.ts';
import { useSyncExternalStore } from 'react';
import { useCartQueue } from './cartQueueContext.ts';

export type CartNews = { readonly failure: CartFailure | null; readonly adjustment: Adjustment | null };

/** The failure or the adjustment of this product's last change. Other changes of the cart cause no render. */
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
