/**
 * Endings of nouns and adjectives in English, German and French (after Harman's S-stemmer and the light stemmers of the University of
 * Neuchâtel). Cutting one may make a form that is no word: it finds nothing and does no harm. A longer form (`sensoren` for `sensor`) needs no
 * rule, because words match as prefixes.
 */
const endings = ['s', 'es', 'e', 'n', 'en', 'er', 'ern', 'em'];

const changes: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/([^aeiou])y$/, '$1ies'],
  [/aux$/, 'al'],
  [/al$/, 'aux'],
];

/** The shortest stem, in letters. */
const shortestStem = 3;

/** Other forms of a folded word that the catalogue may use, without the word itself; none for a word with a digit. */
export function wordForms(word: string): string[] {
  if (/\d/.test(word)) return [];
  const cut = endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  const changed = changes.filter(([from]) => from.test(word)).map(([from, to]) => word.replace(from, to));
  return [...new Set([...cut, ...changed])].filter((form) => [...form].length >= shortestStem);
}

/** Endings by length, so that the longest is cut. */
const longestFirst = endings.toSorted((one, other) => other.length - one.length);

/** One form for all forms of a folded word, to compare words by; mostly no word itself. A word with a digit is its own. */
export function stem(word: string): string {
  if (/\d/.test(word)) return word;
  const plural = word.replace(/ies$/, 'y').replace(/aux$/, 'al');
  const ending = longestFirst.find((one) => plural.endsWith(one) && plural.length - one.length >= shortestStem);
  return ending === undefined ? plural : plural.slice(0, -ending.length);
}

/** Endings that may follow the last part of a compound: Kohleschichtwiderstand, Kohleschichtwiderstände. */
export const compoundEndings = ['', 'e', 'n', 'en', 's'] as const;

/** The shortest last part of a compound, in letters: "stand" is one, "led" is not. */
export const minCompoundPartLength = 5;

/** The shortest first part of a compound, in letters. */
export const minModifierLength = 3;
