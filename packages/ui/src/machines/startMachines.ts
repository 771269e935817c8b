import type { PendingChange } from '@platine/domain/cart/pendingChanges.ts';
import type { CartQueueInput, SendResult } from '@platine/domain/machines/cartQueue.ts';
import { cartQueue } from '@platine/domain/machines/cartQueue.ts';
import { createActor, fromPromise } from 'xstate';
import type { Sender } from '../cart/sendChanges.ts';
import { sendChanges } from '../cart/sendChanges.ts';

/** The machines that every page has and none needs to be drawn: one file, fetched when the page is at rest. */

export function startCartQueue(sender: Sender, news: CartQueueInput) {
  const machine = cartQueue.provide({
    actors: {
      sendChanges: fromPromise<SendResult, readonly PendingChange[]>(({ input }) => sendChanges(sender, input)),
    },
  });
  return createActor(machine, { input: news }).start();
}
