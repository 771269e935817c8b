/** Characters of the longest storage place. */
export const longestPlace = 40;

/** Whether a text can be a storage place: one line of 1 to 40 characters without control characters, and without blanks at its ends. */
export function isStoragePlace(text: string): boolean {
  return text !== '' && text.length <= longestPlace && text === text.trim() && !/[\p{Cc}\u2028\u2029]/u.test(text);
}

/** The place that somebody has entered; null for none. */
export function enteredPlace(text: string): string | null {
  const place = text.trim();
  return place === '' ? null : place;
}

/** The same order in every language, so that two people sort the same paper alike. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Lines in the order in which a person walks past their places: numbers count as numbers (`A-2` before `A-10`), capitals do not matter. Lines without a
 * place come last; those of one place stay in their order.
 */
export function inWalkingOrder<Line extends { readonly place: string | null }>(lines: readonly Line[]): Line[] {
  return lines.toSorted(({ place: one }, { place: other }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return byName.compare(one, other);
  });
}
