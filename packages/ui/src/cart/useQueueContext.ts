import { useCallback, useSyncExternalStore } from 'react';
import type { CartQueue } from './cartQueueContext.ts';
import { useCartQueue } from './cartQueueContext.ts';

type Context = ReturnType<CartQueue['queue']['getSnapshot']>['context'];

/** A part of the cart queue's context, which must be the same object as long as it does not change: a component renders again when it is another. */
export function useQueueContext<Part>(select: (context: Context) => Part): Part {
  const { queue } = useCartQueue();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = queue.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [queue],
  );
  const read = () => select(queue.getSnapshot().context);
  return useSyncExternalStore(subscribe, read, read);
}
