import type { SearchedProduct } from './terms.ts';
import { measureTerms, textsOf, wordTerms } from './terms.ts';
import { stem } from './wordForms.ts';
import { wordsOf } from './words.ts';

/** Terms by which the products of a query are ranked, words as stems. */
export type RankingTerms = {
  /** Of name and part number. */
  readonly named: ReadonlySet<string>;
  /** Of the product's own categories. */
  readonly category: ReadonlySet<string>;
  /** The names of what the product is, without its values, each as one word: "LED", "Chip resistor". */
  readonly kinds: ReadonlySet<string>;
};

/** The terms that rank a product above others that a query finds, too. */
export function rankingTermsOf({ name, partNumber, categories }: SearchedProduct): RankingTerms {
  const names = textsOf(name);
  return {
    named: new Set([
      ...[...names, partNumber].flatMap(wordTerms).map(stem),
      stem(wordsOf(partNumber).join('')),
      ...names.flatMap(measureTerms),
    ]),
    category: new Set(categories.flatMap(textsOf).flatMap(wordTerms).map(stem)),
    kinds: new Set(names.map(kindTerm).filter((term) => term !== '')),
  };
}

/** The term of a phrase that may be the name of a kind: "Chip resistors" is "chipresistor". */
export function kindTerm(name: string): string {
  return wordsOf(withoutValues(name)).map(stem).join('');
}

/**
 * The beginning of a name up to its first number, if only values follow: "Potentiometer" of "Potentiometer 10 kΩ, linear", but "Raspberry Pi 5 case" as
 * a whole.
 */
function withoutValues(name: string): string {
  const [first = ''] = name.split(/[,:–]\s/u);
  const tokens = first.split(/\s/u);
  const at = tokens.findIndex((token) => /\d/.test(token));
  const hasWords = tokens.slice(at).some((token) => /^\p{L}{3,}$/u.test(token));
  return at === -1 || hasWords ? first : tokens.slice(0, at).join(' ');
}
