import { wordsOf } from '@platine/domain/search/words.ts';

/** The words of a text for the search column: each after a blank, so that a query finds the beginnings of words. */
export function searchColumn(texts: readonly string[]): string {
  return ` ${[...new Set(wordsOf(texts.join(' ')))].join(' ')}`;
}
