import type { PendingChange } from '@platine/domain/cart/pendingChanges.ts';
import { addPendingChange } from '@platine/domain/cart/pendingChanges.ts';
import type { CartQueueContext, CartQueueEvent, CartQueueInput } from '@platine/domain/machines/cartQueue.ts';
import type { LaterActor, Running } from '../interaction/laterActor.ts';
import { laterActor } from '../interaction/laterActor.ts';

/** The part of the cart queue that is shown. */
export type QueueView = Pick<CartQueueContext, 'wanted' | 'failure' | 'adjustments'>;

/** The cart queue from before its machine runs: a wish is shown at once and kept until it can be sent. */
export type LaterQueue = Pick<LaterActor<unknown, CartQueueEvent>, 'subscribe' | 'send' | 'tell' | 'start' | 'stop'> & {
  readonly view: () => QueueView;
};

type Load = (news: CartQueueInput) => Promise<Running<{ readonly context: QueueView }, CartQueueEvent>>;

/** @param news What the shop said about the last change, when a form without script brought the shopper here. */
export function laterQueue(load: Load, news: CartQueueInput): LaterQueue {
  const nothing: QueueView = { wanted: [], failure: null, adjustments: [] };
  let shown: QueueView = { ...nothing, ...news };
  const actor = laterActor(() => load(news), {
    onLost: (events) => {
      const [first] = wishesOf(events);
      shown = first === undefined ? nothing : { ...nothing, failure: { kind: 'network', sku: first.sku } };
    },
  });
  return {
    ...actor,
    send: (event) => {
      if (actor.snapshot() === undefined)
        shown = { ...nothing, wanted: wishesOf([...actor.kept(), event]).reduce(addPendingChange, nothing.wanted) };
      actor.send(event);
    },
    view: () => actor.snapshot()?.context ?? shown,
  };
}

function wishesOf(events: readonly CartQueueEvent[]): readonly PendingChange[] {
  return events.flatMap((event) => (event.type === 'amount.wanted' ? [event.wish] : []));
}
