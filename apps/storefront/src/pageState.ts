import type { Language } from '@platine/domain/language/language.ts';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { dehydrate } from '@tanstack/react-query';

type Query = DehydratedState['queries'][number];
type TimelessQuery = Omit<Query, 'dehydratedAt' | 'state'> & { readonly state: Omit<Query['state'], 'dataUpdatedAt'> };

/**
 * What the server drew a page with, and the browser's script starts from. When the data were read is left out: it shows nowhere, and
 * without it equal data make equal pages.
 */
export type PageState = { readonly language: Language; readonly queries: readonly TimelessQuery[] };

export function stateOf(language: Language, queryClient: QueryClient): PageState {
  const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' });
  return { language, queries: queries.map(withoutTime) };
}

function withoutTime({
  dehydratedAt: _at,
  state: { dataUpdatedAt: _updated, ...state },
  ...query
}: Query): TimelessQuery {
  return { ...query, state };
}

/** The data as the browser keeps them: as new as the page that brought them. */
export function queriesOf({ queries }: PageState, now: number): DehydratedState {
  const timed = queries.map(({ state, ...query }) => ({
    ...query,
    dehydratedAt: now,
    state: { ...state, dataUpdatedAt: state.data === undefined ? 0 : now },
  }));
  return { queries: timed, mutations: [] };
}

export function isPageState(state: unknown): state is PageState {
  return typeof state === 'object' && state !== null && 'language' in state && 'queries' in state;
}
