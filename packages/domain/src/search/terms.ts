import type { Attribute } from '../catalog/product.ts';
import type { LocalizedText } from '../language/text.ts';
import { dimensionTerms } from './dimensions.ts';
import { measuresIn, measureTerm } from './measures.ts';
import { fold, wordsOf } from './words.ts';

/** The weight of the place where a product has a term: from A, the name, to D, the description. */
export type TermWeight = 'A' | 'B' | 'C' | 'D';

/** The fields of a product that are searched. */
export type SearchedProduct = {
  readonly sku: number;
  readonly gtin: string | null;
  readonly partNumber: string;
  readonly manufacturer: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText | null;
  readonly attributes: readonly Pick<Attribute, 'value' | 'text' | 'unit'>[];
  readonly categories: readonly LocalizedText[];
};

/** The term for an exact SKU, part number or GTIN (D21); it ignores case. */
export function exactTerm(text: string): string {
  return `#${text.toLowerCase()}`;
}

/** All terms that find a product, each with its highest weight: words, part numbers and their parts, values in base units. */
export function termsOf(product: SearchedProduct): Map<string, TermWeight> {
  const terms = new Map<string, TermWeight>();
  const add = (weight: TermWeight, found: readonly string[]) => {
    for (const term of found) if (!terms.has(term)) terms.set(term, weight);
  };
  const exact = [String(product.sku), product.partNumber, ...(product.gtin === null ? [] : [product.gtin])];
  add('A', exact.filter((one) => one !== '').map(exactTerm));
  const names = textsOf(product.name);
  add('A', [...names.flatMap(wordTerms), ...partNumberTerms(product.partNumber), ...names.flatMap(measureTerms)]);
  add('B', wordTerms(product.manufacturer));
  for (const { value, text, unit } of product.attributes) {
    if (value !== null) add('B', measureNames(value, unit));
    if (text !== null) add('B', textsOf(text).flatMap(wordTerms));
  }
  add('C', product.categories.flatMap(textsOf).flatMap(wordTerms));
  if (product.description !== null) add('D', textsOf(product.description).flatMap(wordTerms).filter(isNoNumber));
  return terms;
}

/** A number in a description says what a product is for, or compares it: it must not find a 0603 part for 0805. */
function isNoNumber(term: string): boolean {
  return !/^\d+$/.test(term);
}

/** The words of a product that may correct a typing error: folded form to written form. */
export function knownWordsOf(product: SearchedProduct): Map<string, string> {
  const { name, manufacturer, categories, attributes } = product;
  const texts = [name, ...categories, ...attributes.flatMap(({ text }) => text ?? [])].flatMap(textsOf);
  const written = [...texts, manufacturer].flatMap((text) => text.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu) ?? []);
  return new Map(written.map((word) => [fold(word), word.normalize('NFC')]));
}

/** A word of letters and digits is also found by its parts: LM7805CT by 7805. */
export function wordTerms(text: string): string[] {
  return [
    ...wordsOf(text).flatMap((word) => [word, ...(word.match(/\p{L}+|\p{N}+/gu) ?? [])]),
    ...joinedTerms(text),
    ...dimensionTerms(text),
  ].filter((term) => [...term].length > 1);
}

/** Words that a sign joins are also one word: Wi-Fi is wifi, DIP-8 is dip8, micro:bit is microbit. */
function joinedTerms(text: string): string[] {
  const joined = fold(text).match(/[\p{L}\p{N}]+(?:[-:][\p{L}\p{N}]+)+/gu) ?? [];
  return joined.map((word) => word.replaceAll(/[-:]/g, '')).filter((word) => /\p{L}/u.test(word));
}

/** A part number is also found by its parts, and without punctuation: LG-2210 by lg2210, lg and 2210. */
function partNumberTerms(partNumber: string): string[] {
  return [wordsOf(partNumber).join(''), ...wordTerms(partNumber)].filter((term) => [...term].length > 1);
}

/** The values in a text, with and without their units. */
export function measureTerms(text: string): string[] {
  return measuresIn(text).flatMap(({ value, unit }) => measureNames(value, unit));
}

function measureNames(value: number, unit: string | null): string[] {
  return [measureTerm({ value, unit }), measureTerm({ value, unit: null })];
}

/** A text in all its languages. */
export function textsOf(text: LocalizedText): string[] {
  return Object.values(text).filter((one) => one !== undefined);
}
