/**
 * Other forms under which a word may stand in the catalogue, by the light rules for nouns and adjectives of English, German and French
 * (after Harman's S-stemmer and the light stemmers of the university of Neuchâtel): an ending is cut, and the few plurals that change their
 * stem are undone. A form that is no word of any language finds nothing and does no harm. What only grows at its end (`sensor`, `sensoren`)
 * is found as a word's beginning and needs no form.
 */
const endings = ['s', 'es', 'e', 'n', 'en', 'er', 'ern', 'em'];

const changes: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/([^aeiou])y$/, '$1ies'],
  [/aux$/, 'al'],
  [/al$/, 'aux'],
];

/** A stem has at least so many letters. */
const shortestStem = 3;

/** The forms of a folded word without the word itself; none for what has a digit in it. */
export function wordForms(word: string): string[] {
  if (/\d/.test(word)) return [];
  const cut = endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  const changed = changes.filter(([from]) => from.test(word)).map(([from, to]) => word.replace(from, to));
  return [...new Set([...cut, ...changed])].filter((form) => [...form].length >= shortestStem);
}

/** What a word may end with when it is the last part of a compound: Kohleschichtwiderstand, Kohleschichtwiderstände. */
export const compoundEndings = ['', 'e', 'n', 'en', 's'] as const;

/** The last part of a compound has at least so many letters: "stand" is one, "led" is not. */
export const shortestCompoundPart = 5;

/** And something before it that makes it one, of at least so many letters. */
export const shortestModifier = 3;
