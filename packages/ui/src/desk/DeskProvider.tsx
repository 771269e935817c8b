import type { DeskClient } from '@platine/domain/contract/desk/deskClient.ts';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createContext, useContext, useMemo } from 'react';
import { deskKeys } from './queries.ts';

const DeskClientContext = createContext<DeskClient | null>(null);

type DeskProviderProps = {
  /** Makes the desk's calls. */
  readonly client: DeskClient;
  /** Cache of what the shop has answered the desk. */
  readonly queryClient: QueryClient;
  /** The desk. */
  readonly children: ReactNode;
};

/** Everything that the desk's screens need above them besides the words. A session that has ended shows in the operator's query, whichever call finds it. */
export function DeskProvider({ client, queryClient, children }: DeskProviderProps) {
  const watched = useMemo<DeskClient>(
    () => async (name, request) => {
      const outcome = await client(name, request);
      const isOver = outcome.kind === 'failure' && outcome.errorClass === 'NotLoggedInException';
      if (isOver) void queryClient.invalidateQueries({ queryKey: deskKeys.operator });
      return outcome;
    },
    [client, queryClient],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <DeskClientContext value={watched}>{children}</DeskClientContext>
    </QueryClientProvider>
  );
}

export function useDeskClient(): DeskClient {
  const client = useContext(DeskClientContext);
  if (client === null) throw new Error('useDeskClient needs a DeskProvider above it');
  return client;
}
