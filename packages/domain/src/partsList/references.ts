/** Designators of a schematic: letters, then a number: R1, LED12, C3A. */
const one = /^([A-Z]{1,5}_?)(\d{1,5})([A-Z]?)$/i;

/** "R1-R4", "R1–4", "R1..R4". */
const range = /^([A-Z]{1,5}_?)(\d{1,5})\s*(?:[-–—]|\.\.)\s*([A-Z]{1,5}_?)?(\d{1,5})$/i;

/** A range with more is no range of one list. */
const longestRange = 500;

/**
 * The designators in a text: "C3–C6, C9" names five. Null where something else stands in it, so that a customer's own words are never counted.
 */
export function referencesIn(text: string): string[] | null {
  const parts = text
    .replaceAll(/\s*(?:[–—-]|\.\.)\s*(?=[A-Z]{0,5}_?\d)/gi, '-')
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
  if (parts.length === 0) return null;
  const found: string[] = [];
  for (const part of parts) {
    const named = one.test(part) ? [part] : rangeOf(part);
    if (named === null) return null;
    found.push(...named);
  }
  return [...new Set(found)];
}

function rangeOf(text: string): string[] | null {
  const [, letters = '', from = '', other = letters, to = ''] = range.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (letters === '' || letters.toUpperCase() !== other.toUpperCase()) return null;
  if (last < first || last - first >= longestRange) return null;
  return Array.from({ length: last - first + 1 }, (_, index) => `${letters}${first + index}`);
}
