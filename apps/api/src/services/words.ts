/** The longest query that is looked at (D21). */
const longestQuery = 200;
/** Shorter words are dropped in word search (spec §9). */
const shortestWord = 2;

/** Lower case without accents, so that "Steckbrücke" and "steckbrucke" are the same word. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** The words of a text for the search column: each after a blank, so that a query finds the beginnings of words. */
export function searchColumn(texts: readonly string[]): string {
  return ` ${[...new Set(words(texts.join(' ')))].join(' ')}`;
}

/** A query as it is looked for: cut and trimmed for the exact match, and its words (D21). */
export function readQuery(q: string): { readonly text: string; readonly words: readonly string[] } {
  const text = q.slice(0, longestQuery).trim();
  return { text, words: words(text).filter((word) => word.length >= shortestWord) };
}

function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
