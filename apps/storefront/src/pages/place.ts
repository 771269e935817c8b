import type { Client } from '@platine/domain/contract/client.ts';
import type { QueryClient } from '@tanstack/react-query';

export type Params = Readonly<Record<string, string | undefined>>;

/** An address of a page, and the API and the cache that its data come from. */
export type Place = {
  readonly client: Client;
  readonly queryClient: QueryClient;
  /** Of the page's path. */
  readonly params: Params;
  readonly search: URLSearchParams;
};
