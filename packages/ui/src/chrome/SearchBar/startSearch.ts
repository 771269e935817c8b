import type { Client } from '@platine/domain/contract/client.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import { searchBar } from '@platine/domain/machines/searchBar.ts';
import type { EnterTarget, Hits } from '@platine/domain/search/autocomplete.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { createActor, fromPromise } from 'xstate';
import { loadSuggestions } from '../../queries/suggestions.ts';

export type SearchActor = ActorRefFrom<typeof searchBar>;
export type SearchState = SnapshotFrom<typeof searchBar>;

type SearchOutside = {
  readonly client: Client;
  readonly queryClient: QueryClient;
  /** Goes to a product or to the search page. */
  readonly open: (target: EnterTarget) => void;
};

/** Runs the search bar's machine on the shop. */
export function startSearch({ client, queryClient, open }: SearchOutside): SearchActor {
  const machine = searchBar.provide({
    actors: { suggest: fromPromise<Outcome<Hits>, string>(({ input }) => loadSuggestions(client, queryClient, input)) },
    actions: { openTarget: (_, target) => open(target) },
  });
  return createActor(machine).start();
}
