import type { Position } from '@platine/domain/cart/cart.ts';
import { amountOf, positionOf } from '@platine/domain/cart/cart.ts';
import type { Capped } from '@platine/domain/cart/quantity.ts';
import { capAmount } from '@platine/domain/cart/quantity.ts';
import { withPendingChanges } from '@platine/domain/cart/pendingChanges.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { useMemo } from 'react';
import type { CartQueue } from './cartQueueContext.ts';
import { useCartQueue } from './cartQueueContext.ts';

/** The expected result of adding, before the server answers. Amounts are pieces in the cart. */
export type Added = Capped & { readonly before: number };

export type CartActions = {
  /** Requests an amount of a product; 0 removes it. `position` is shown until the server answers, for a product that is not in the cart yet. */
  readonly want: (sku: number, amount: number, position?: Position) => void;
  /** Puts pieces of a product into the cart, capped by its rule (spec §4). */
  readonly add: (product: Product, pieces: number) => Added;
  /** Dismisses the shown failure and adjustments. */
  readonly dismiss: () => void;
};

/** Changes the cart without subscribing to it: the many forms of a listing need no render at each change. */
export function useCartActions(): CartActions {
  const queue = useCartQueue();
  return useMemo(() => actionsOf(queue), [queue]);
}

function actionsOf({ queue, confirmed }: CartQueue): CartActions {
  const want: CartActions['want'] = (sku, amount, position) =>
    queue.send({ type: 'amount.wanted', wish: { sku, amount, position: position ?? null } });
  return {
    want,
    add: (product, pieces) => {
      const session = confirmed.session();
      if (session === undefined) throw new Error('A product is shown before the session is known');
      const cart = withPendingChanges(session.cart, queue.getSnapshot().context.wanted);
      const before = amountOf(cart, product.sku);
      const capped = capAmount(before + pieces, product.rule);
      if (capped.amount !== before) want(product.sku, capped.amount, positionOf(product, capped.amount, cart.pricing));
      return { ...capped, before };
    },
    dismiss: () => queue.send({ type: 'notice.dismissed' }),
  };
}
