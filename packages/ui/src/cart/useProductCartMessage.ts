import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import type { CartFailure } from '@platine/domain/machines/cartQueue.ts';
import { useSelector } from '@xstate/react';
import { useCartQueue } from './cartQueueContext.ts';

type Message = { readonly failure: CartFailure | null; readonly adjustment: Adjustment | null };

/** The failure or the adjustment of this product's last change. Other changes of the cart cause no render. */
export function useProductCartMessage(sku: number): Message {
  const { queue } = useCartQueue();
  const failure = useSelector(queue, ({ context }) => (context.failure?.sku === sku ? context.failure : null));
  const adjustment = useSelector(queue, ({ context }) => context.adjustments.find((one) => one.sku === sku) ?? null);
  return { failure, adjustment };
}
