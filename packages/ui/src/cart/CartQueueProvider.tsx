import type { Client } from '@platine/domain/contract/client.ts';
import type { CartQueueInput, SendResult } from '@platine/domain/machines/cartQueue.ts';
import { cartQueue } from '@platine/domain/machines/cartQueue.ts';
import type { Wanted } from '@platine/domain/cart/wanted.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { useApiClient } from '../api/ApiClient.tsx';
import { CartQueueContext } from './cartQueueContext.ts';
import { confirmedCartOf } from './confirmedCart.ts';
import { createOtherTabs } from './otherTabs.ts';
import { sendChanges } from './sendChanges.ts';

type CartQueueProviderProps = {
  /** What the shop said about the last change, when a form without script brought the shopper here. */
  readonly news?: CartQueueInput;
  readonly children: ReactNode;
};

/** The one cart queue of the page, above everything that shows or changes the cart. It needs the API client and the query cache. */
export function CartQueueProvider({ news, children }: CartQueueProviderProps) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [{ machine, confirmed, tabs }] = useState(() => connect(client, queryClient));
  const actor = useActorRef(machine, { input: news });

  useEffect(() => tabs.join(confirmed.take), [tabs, confirmed]);

  useEffect(() => {
    // A hidden page may never be seen again, and some browsers send no `pagehide` then.
    const leave = () => {
      if (document.visibilityState === 'hidden') actor.send({ type: 'page.left' });
    };
    const left = () => actor.send({ type: 'page.left' });
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', left);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', left);
    };
  }, [actor]);

  const queue = useMemo(() => ({ actor, confirmed }), [actor, confirmed]);
  return <CartQueueContext value={queue}>{children}</CartQueueContext>;
}

/** Supplies the queue's machine with a way to send. */
function connect(client: Client, queryClient: QueryClient) {
  const confirmed = confirmedCartOf(queryClient, client);
  const tabs = createOtherTabs();
  const sender = { client, confirmed, onConfirmed: tabs.tell };
  const machine = cartQueue.provide({
    actors: { sendChanges: fromPromise<SendResult, readonly Wanted[]>(({ input }) => sendChanges(sender, input)) },
  });
  return { machine, confirmed, tabs };
}
