import type { PendingChange } from '@platine/domain/cart/pendingChanges.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { SendResult } from '@platine/domain/machines/cartQueue.ts';
import { cartQueue } from '@platine/domain/machines/cartQueue.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { useApiClient } from '../api/ApiClient.tsx';
import { CartQueueContext } from './cartQueueContext.ts';
import { confirmedCartOf } from '../queries/confirmedCart.ts';
import type { CartMessage } from './cartMessageInUrl.ts';
import { createOtherTabs } from './otherTabs.ts';
import { sendChanges } from './sendChanges.ts';

type CartQueueProviderProps = {
  /** The shop's answer to a form without script that led to this page. */
  readonly message?: CartMessage;
  /** Everything that reads or changes the cart. */
  readonly children: ReactNode;
};

/** The page's one cart queue, above everything that shows or changes the cart. It needs the API client and the query cache. */
export function CartQueueProvider({ message, children }: CartQueueProviderProps) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [{ machine, confirmed, tabs }] = useState(() => connect(client, queryClient));
  const queue = useActorRef(machine, { input: message });

  useEffect(() => tabs.join(confirmed.take), [tabs, confirmed]);

  useEffect(() => {
    // A hidden page may never be shown again, and some browsers send no `pagehide` then.
    const leave = () => {
      if (document.visibilityState === 'hidden') queue.send({ type: 'page.left' });
    };
    const left = () => queue.send({ type: 'page.left' });
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', left);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', left);
    };
  }, [queue]);

  const [added] = useState(message?.added ?? null);
  const value = useMemo(() => ({ queue, confirmed, added }), [queue, confirmed, added]);
  return <CartQueueContext value={value}>{children}</CartQueueContext>;
}

/** The queue's machine, connected to the API and to the other tabs. */
function connect(client: Client, queryClient: QueryClient) {
  const confirmed = confirmedCartOf(queryClient, client);
  const tabs = createOtherTabs();
  const sender = { client, confirmed, onConfirmed: tabs.tell };
  const machine = cartQueue.provide({
    actors: {
      sendChanges: fromPromise<SendResult, readonly PendingChange[]>(({ input }) => sendChanges(sender, input)),
    },
  });
  return { machine, confirmed, tabs };
}
