import { createContext, useContext } from 'react';
import type { ConfirmedCart } from '../queries/confirmedCart.ts';
import type { LaterQueue } from './laterQueue.ts';

export type CartQueue = {
  readonly queue: LaterQueue;
  readonly confirmed: ConfirmedCart;
};

export const CartQueueContext = createContext<CartQueue | null>(null);

export function useCartQueue(): CartQueue {
  const queue = useContext(CartQueueContext);
  if (queue === null) throw new Error('The cart needs a CartQueueProvider above it');
  return queue;
}
