import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import type { Cart } from '@platine/domain/cart/cart.ts';
import { withPendingChanges } from '@platine/domain/cart/pendingChanges.ts';
import type { CartFailure } from '@platine/domain/machines/cartQueue.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApiClient } from '../api/ApiClient.tsx';
import { sessionQuery } from '../queries/session.ts';
import type { CartActions } from './useCartActions.ts';
import { useCartActions } from './useCartActions.ts';
import { useQueueContext } from './useQueueContext.ts';

export type CartNow = CartActions & {
  /** Includes the shopper's unconfirmed changes; null until the session is known. */
  readonly cart: Cart | null;
  /** Whether a change is unconfirmed, so that the totals are provisional. */
  readonly stale: boolean;
  readonly failure: CartFailure | null;
  readonly adjustments: readonly Adjustment[];
};

/** The cart to show now, and the actions that change it. */
export function useCart(): CartNow {
  const { wanted, failure, adjustments } = useQueueContext((context) => context);
  const { data: session } = useQuery(sessionQuery(useApiClient()));
  const cart = useMemo(
    () => (session === undefined ? null : withPendingChanges(session.cart, wanted)),
    [session, wanted],
  );
  return { cart, stale: wanted.length > 0, failure, adjustments, ...useCartActions() };
}
