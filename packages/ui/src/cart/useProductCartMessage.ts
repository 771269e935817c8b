import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import type { CartFailure } from '@platine/domain/machines/cartQueue.ts';
import { useQueueContext } from './useQueueContext.ts';

type Message = { readonly failure: CartFailure | null; readonly adjustment: Adjustment | null };

/** The failure or the adjustment of this product's last change. Other changes of the cart cause no render. */
export function useProductCartMessage(sku: number): Message {
  const failure = useQueueContext(({ failure: last }) => (last?.sku === sku ? last : null));
  const adjustment = useQueueContext(({ adjustments }) => adjustments.find((one) => one.sku === sku) ?? null);
  return { failure, adjustment };
}
