import type { Client } from '@platine/domain/contract/client.ts';
import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

const ApiClientContext = createContext<Client | null>(null);

type ApiClientProviderProps = {
  /** Calls the API by `fetch` in the browser, and in the same process on the server. */
  readonly client: Client;
  /** Everything that reads from the shop or writes to it. */
  readonly children: ReactNode;
};

/** Provides the interface's only API client. */
export function ApiClientProvider({ client, children }: ApiClientProviderProps) {
  return <ApiClientContext value={client}>{children}</ApiClientContext>;
}

export function useApiClient(): Client {
  const client = useContext(ApiClientContext);
  if (client === null) throw new Error('useApiClient needs an ApiClientProvider above it');
  return client;
}
