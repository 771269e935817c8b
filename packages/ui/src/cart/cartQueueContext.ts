import type { cartQueue } from '@platine/domain/machines/cartQueue.ts';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ConfirmedCart } from './confirmedCart.ts';

export type CartQueue = {
  readonly actor: ActorRefFrom<typeof cartQueue>;
  readonly confirmed: ConfirmedCart;
};

export const CartQueueContext = createContext<CartQueue | null>(null);

export function useCartQueue(): CartQueue {
  const queue = useContext(CartQueueContext);
  if (queue === null) throw new Error('The cart needs a CartQueueProvider above it');
  return queue;
}
