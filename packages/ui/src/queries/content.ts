import type { Language } from '@platine/domain/language/language.ts';
import { queryOptions } from '@tanstack/react-query';
import type { ContentPage } from '../content/content.ts';
import { loadContent, loadedContent } from '../content/loadContent.ts';
import { queryKeys } from './keys.ts';
import { QueryFailure } from './QueryFailure.ts';

/** The text of an information page. It is part of the shop's code, so a failure to load it means a lost connection. */
export function contentQuery(page: ContentPage, language: Language) {
  return queryOptions({
    queryKey: queryKeys.content(page, language),
    queryFn: () =>
      loadContent(page, language).catch(() => {
        throw new QueryFailure({ kind: 'network' });
      }),
    initialData: () => loadedContent(page, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
