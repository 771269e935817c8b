/** The longest query that is looked at, in characters (D21). */
export const longestQuery = 200;

/** Shorter words are dropped in word search, in characters (spec §5, §9). */
export const shortestWord = 2;

/** Lower case without accents, so that "Steckbrücke" and "steckbrucke" are the same word. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** The words of a text: runs of letters and digits, folded. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A query as it is looked for. */
export type SearchQuery = {
  /** Cut and trimmed, short words included: for the exact match of SKU, manufacturer part number and GTIN. */
  readonly text: string;
  /** For the word search. */
  readonly words: readonly string[];
};

/** Reads what was typed: cut at 200 characters; words under 2 characters count for the exact match alone (D21). */
export function readQuery(typed: string): SearchQuery {
  const text = [...typed.trim()].slice(0, longestQuery).join('').trim();
  return { text, words: wordsOf(text).filter((word) => [...word].length >= shortestWord) };
}

/** The SKU that a text is, whole; null when it is none (D21). */
export function skuOf(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
