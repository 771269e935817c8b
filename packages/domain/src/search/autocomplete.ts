import { readQuery } from './words.ts';

/** The shortest text that autocomplete searches for, in characters (spec §9). */
export const autocompleteFrom = 3;

/** Milliseconds without a keystroke before autocomplete searches (spec §9). */
export const searchPause = 500;

/** Whether a text is long enough for autocomplete; blanks around it do not count (spec §5). */
export function wantsAutocomplete(typed: string): boolean {
  return [...readQuery(typed).text].length >= autocompleteFrom;
}

/** The result of a search. */
export type Hits = {
  /** The text that was searched for. */
  readonly text: string;
  readonly skus: readonly number[];
  /** Products that match, shown or not. */
  readonly maxHit: number;
};

/** Whether hits may be shown: with at least 3 characters, and never those of an older text (spec §4, D21). */
export function showsHits<Some extends Pick<Hits, 'text'>>(typed: string, hits: Some | null): hits is Some {
  return hits !== null && wantsAutocomplete(typed) && hits.text === readQuery(typed).text;
}

/** Moves the selection: down from none to the first, up from the first to none; it stops at the last (spec §4). */
export function moveSelection(selected: number | null, step: 'up' | 'down', shown: number): number | null {
  const next = (selected ?? -1) + (step === 'down' ? 1 : -1);
  return next < 0 || shown === 0 ? null : Math.min(next, shown - 1);
}

export type EnterTarget =
  | { readonly kind: 'product'; readonly sku: number }
  | { readonly kind: 'search'; readonly text: string };

/** Enter opens the selected product, the single hit if MAX_HIT is 1, otherwise the search page (spec §4). Hits of an older text do not count (D21). */
export function enterTarget(typed: string, hits: Hits | null, selected: number | null): EnterTarget {
  const shown = showsHits(typed, hits) ? hits : null;
  const chosen = shown?.maxHit === 1 ? 0 : null;
  const sku = shown?.skus[selected ?? chosen ?? -1];
  return sku === undefined ? { kind: 'search', text: readQuery(typed).text } : { kind: 'product', sku };
}
