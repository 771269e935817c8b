import type { cartQueue } from '@platine/domain/machines/cartQueue.ts';
import { createContext, useContext } from 'react';
import type { ConfirmedCart } from '../queries/confirmedCart.ts';
import type { ActorRefFrom } from 'xstate';
import type { AddedPieces } from './cartMessageInUrl.ts';

export type CartQueue = {
  readonly queue: ActorRefFrom<typeof cartQueue>;
  readonly confirmed: ConfirmedCart;
  /** The pieces that a form without script has added, on the page that answers it; null on every other. */
  readonly added: AddedPieces | null;
};

export const CartQueueContext = createContext<CartQueue | null>(null);

export function useCartQueue(): CartQueue {
  const queue = useContext(CartQueueContext);
  if (queue === null) throw new Error('The cart needs a CartQueueProvider above it');
  return queue;
}
