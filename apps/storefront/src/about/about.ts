import type { Language } from '@platine/domain/language/language.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Place } from '../route.ts';

export type PageWords = { readonly title: string; readonly description: string };

/** What a page is about: what tabs, bookmarks and search engines are told. */
export type About = {
  /** The query whose failure means that the page's thing does not exist: status 404 (D24). */
  readonly subject?: (place: Place) => QueryKey;
  readonly words: (place: Place, intl: IntlShape, language: Language) => PageWords;
  /** The one path of it (D24). */
  readonly canonical: (params: Place['params']) => string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
};

type MessageId = NonNullable<MessageDescriptor['id']>;

/** Words that are the same whoever looks: the title with the shop's name behind it. */
export function fixedWords(title: MessageId, description: MessageId): About['words'] {
  return (_, intl) => ({
    title: titled(intl, intl.formatMessage({ id: title })),
    description: intl.formatMessage({ id: description }),
  });
}

export function titled(intl: IntlShape, name: string): string {
  return intl.formatMessage({ id: 'page.title' }, { name });
}
