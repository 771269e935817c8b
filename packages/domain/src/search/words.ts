/** Longer queries are cut, in characters (D21). */
export const maxQueryLength = 200;

/** Shorter words are dropped from word search, in characters (spec §5, §9). */
export const minWordLength = 2;

/** Lower case without accents, so that "Steckbrücke" and "steckbrucke" are the same word. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** The words of a text: runs of letters and digits, folded. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A query as it is searched for. */
export type SearchQuery = {
  /** The cut and trimmed text with its short words, for the exact match of SKU, manufacturer part number and GTIN. */
  readonly text: string;
  /** For the word search. */
  readonly words: readonly string[];
};

/** Cuts typed text at 200 characters; words under 2 characters count for the exact match only (D21). */
export function readQuery(typed: string): SearchQuery {
  const text = [...typed.trim()].slice(0, maxQueryLength).join('').trim();
  return { text, words: wordsOf(text).filter((word) => [...word].length >= minWordLength) };
}

/** The SKU when the whole text is one, else null (D21). */
export function skuOf(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
