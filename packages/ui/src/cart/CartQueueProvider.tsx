import type { Client } from '@platine/domain/contract/client.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { useApiClient } from '../api/ApiClient.tsx';
import { useRunning } from '../interaction/useLaterActor.ts';
import { loadMachines } from '../machines/loadMachines.ts';
import { CartQueueContext } from './cartQueueContext.ts';
import { confirmedCartOf } from '../queries/confirmedCart.ts';
import { laterQueue } from './laterQueue.ts';
import type { CartMessage } from './newsInUrl.ts';
import { createOtherTabs } from './otherTabs.ts';

type CartQueueProviderProps = {
  /** The shop's answer to a form without script that led to this page. */
  readonly news?: CartMessage;
  readonly children: ReactNode;
};

/** The one cart queue of the page, above everything that shows or changes the cart. It needs the API client and the query cache. */
export function CartQueueProvider({ news, children }: CartQueueProviderProps) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [{ queue, confirmed, tabs }] = useState(() => connect(client, queryClient, news));
  useRunning(queue);

  useEffect(() => tabs.join(confirmed.take), [tabs, confirmed]);

  useEffect(() => {
    // A hidden page may never be seen again, and some browsers send no `pagehide` then.
    const leave = () => {
      if (document.visibilityState === 'hidden') queue.tell({ type: 'page.left' });
    };
    const left = () => queue.tell({ type: 'page.left' });
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', left);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', left);
    };
  }, [queue]);

  const [added] = useState(news?.added ?? null);
  const value = useMemo(() => ({ queue, confirmed, added }), [queue, confirmed, added]);
  return <CartQueueContext value={value}>{children}</CartQueueContext>;
}

/** The queue, with a way to send once its machine runs. */
function connect(client: Client, queryClient: QueryClient, news: CartMessage | undefined) {
  const confirmed = confirmedCartOf(queryClient, client);
  const tabs = createOtherTabs();
  const sender = { client, confirmed, onConfirmed: tabs.tell };
  const queue = laterQueue(async (input) => (await loadMachines()).startCartQueue(sender, input), news);
  return { queue, confirmed, tabs };
}
