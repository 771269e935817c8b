import type { Client } from '@platine/domain/contract/client.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { LazyScreen } from './lazyScreen.tsx';

type Params = Readonly<Record<string, string | undefined>>;

/** Where somebody is, and what is known there. */
export type Place = {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly params: Params;
  readonly search: URLSearchParams;
};

export type PageWords = { readonly title: string; readonly description: string };

/** A page of the shop. The server owns this table (D24); the browser uses the same. */
export type Route = {
  /** In the router's notation; null stands for any other path. */
  readonly path: string | null;
  /** Whether the names in the path can be something's; otherwise nothing is there. */
  readonly accepts?: (params: Params) => boolean;
  /** Where the page has moved for good, when these names stand for another one (D24). */
  readonly redirect?: (params: Params) => string | null;
  readonly screen: LazyScreen;
  /** Reads what the page needs besides the session, all at once. */
  readonly prefetch: (place: Place) => Promise<unknown>;
  /** The query whose failure means that the page's thing does not exist: status 404 (D24). */
  readonly subject?: (place: Place) => QueryKey;
  readonly words: (place: Place, intl: IntlShape, language: Language) => PageWords;
  readonly canonical: (params: Params) => string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
};

type MessageId = NonNullable<MessageDescriptor['id']>;

/** Words that are the same whoever looks: the title with the shop's name behind it. */
export function fixedWords(title: MessageId, description: MessageId): Route['words'] {
  return (_, intl) => ({
    title: titled(intl, intl.formatMessage({ id: title })),
    description: intl.formatMessage({ id: description }),
  });
}

export function titled(intl: IntlShape, name: string): string {
  return intl.formatMessage({ id: 'page.title' }, { name });
}

/** Reads into the cache before the page is drawn; a failure stays there as the query's state, for the page to show. */
export async function readAhead<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): Promise<void> {
  await queryClient.query(options).catch(() => undefined);
}
