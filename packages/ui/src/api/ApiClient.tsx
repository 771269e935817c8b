import type { Client } from '@platine/domain/contract/client.ts';
import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

const ApiClientContext = createContext<Client | null>(null);

type ApiClientProviderProps = {
  /** In the browser it calls by `fetch`, on the server in the same process. */
  readonly client: Client;
  readonly children: ReactNode;
};

/** Gives the interface its one way to the API. */
export function ApiClientProvider({ client, children }: ApiClientProviderProps) {
  return <ApiClientContext value={client}>{children}</ApiClientContext>;
}

export function useApiClient(): Client {
  const client = useContext(ApiClientContext);
  if (client === null) throw new Error('useApiClient needs an ApiClientProvider above it');
  return client;
}
