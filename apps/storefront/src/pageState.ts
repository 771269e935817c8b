import type { Language } from '@platine/domain/language/language.ts';
import { isLanguage } from '@platine/domain/language/language.ts';
import type { ShopFacts } from '@platine/domain/shop/shop.ts';
import type { AddedMessages } from '@platine/ui/i18n/loadMessages.ts';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { dehydrate } from '@tanstack/react-query';

type Query = DehydratedState['queries'][number];
type TimelessQuery = Omit<Query, 'dehydratedAt' | 'state'> & { readonly state: Omit<Query['state'], 'dataUpdatedAt'> };

/** Settings of the operator that the page's script needs. */
export type PageSettings = {
  readonly shop: ShopFacts;
  /** Milliseconds between two version checks (D28). */
  readonly versionInterval: number;
  readonly addedMessages: AddedMessages;
};

/**
 * The data that the server rendered a page with, and the browser's script starts from. The time of each read is left out, so that equal
 * data make equal documents.
 */
export type PageState = PageSettings & { readonly language: Language; readonly queries: readonly TimelessQuery[] };

/** The queries that have been read into a cache. `isIncluded` gets the hash of a query's key. */
export function queriesIn(
  queryClient: QueryClient,
  isIncluded: (hash: string) => boolean = () => true,
): readonly TimelessQuery[] {
  const shouldDehydrateQuery = ({ state, queryHash }: { state: { status: string }; queryHash: string }) =>
    state.status !== 'pending' && isIncluded(queryHash);
  return dehydrate(queryClient, { shouldDehydrateQuery }).queries.map(withoutTime);
}

function withoutTime({
  dehydratedAt: _at,
  state: { dataUpdatedAt: _updated, ...state },
  ...query
}: Query): TimelessQuery {
  return { ...query, state };
}

/** The queries for the browser's cache: as new as the document. */
export function queriesOf({ queries }: PageState, now: number): DehydratedState {
  const timed = queries.map(({ state, ...query }) => ({
    ...query,
    dehydratedAt: now,
    state: { ...state, dataUpdatedAt: state.data === undefined ? 0 : now },
  }));
  return { queries: timed, mutations: [] };
}

/** The queries' contents are trusted: the server that serves this script wrote them into the same document. */
export function isPageState(state: unknown): state is PageState {
  if (typeof state !== 'object' || state === null) return false;
  const { language, queries, shop, versionInterval, addedMessages }: Readonly<Record<string, unknown>> = { ...state };
  if (typeof language !== 'string' || !isLanguage(language)) return false;
  if (typeof shop !== 'object' || typeof addedMessages !== 'object') return false;
  return Array.isArray(queries) && typeof versionInterval === 'number';
}
