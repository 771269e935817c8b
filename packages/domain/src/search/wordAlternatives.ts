import { compoundParts } from './compounds.ts';
import type { Synonyms } from './synonyms.ts';
import { synonymsFor } from './synonyms.ts';
import type { TermPattern } from './termPatterns.ts';
import { minPrefixLength } from './termPatterns.ts';
import { minCompoundPartLength, wordForms } from './wordForms.ts';
import { minWordLength, wordsOf } from './words.ts';

/** The data of a shop with which a query is read. */
export type QueryContext = {
  readonly synonyms: Synonyms;
  /** Whether the catalogue has a folded word, in names, attributes or categories. */
  readonly isKnown: (word: string) => boolean;
};

/** Reads a query without synonyms and compounds. */
export const plainContext: QueryContext = { synonyms: new Map(), isKnown: () => false };

/** One way to match: one pattern of each choice must. */
export type Alternative = readonly (readonly TermPattern[])[];

/** The most ways in which the words of one piece match. */
const maxAlternatives = 30;

/** The ways to match all of these words. */
export function wordsAlternatives(words: readonly string[], context: QueryContext): Alternative[] {
  return allOf(words.map((word) => alternativesOf(word, context, unknownWord(word, context))));
}

/** The same for words that are parts of an unknown one: they are not taken apart again. */
function partsAlternatives(words: readonly string[], context: QueryContext): Alternative[] {
  return allOf(words.map((word) => alternativesOf(word, context, [])));
}

/** The ways to match a member of a group of synonyms: its words as wholes, in those forms that the catalogue has. None when it lacks a word. */
export function phraseAlternatives(phrase: string, { isKnown }: Pick<QueryContext, 'isKnown'>): Alternative[] {
  const words = wordsOf(phrase).filter((word) => [...word].length >= minWordLength);
  const only = words.length === 1;
  const choices = words.map((word) => [
    ...wholes([word, ...wordForms(word)].filter((form) => !isListed(form) || isKnown(form))),
    ...(only ? suffixes([word]) : []),
  ]);
  return choices.every((choice) => choice.length > 0) ? allOf(choices.map((choice) => [[choice]])) : [];
}

/** Whether the catalogue's list of words would have the word: it has no figures, and no shorter ones. */
export function isListed(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word);
}

function allOf(ways: readonly (readonly Alternative[])[]): Alternative[] {
  if (ways.length === 0) return [];
  return ways
    .reduce<Alternative[]>((all, some) => all.flatMap((one) => some.map((other) => [...one, ...other])), [[]])
    .slice(0, maxAlternatives);
}

/** One choice among all that a single pattern matches, then the ways that need several. */
function alternativesOf(word: string, context: QueryContext, unknown: readonly Alternative[]): Alternative[] {
  const forms = wordForms(word);
  const members = synonymsFor(word, context.synonyms);
  const others = [...parts(word), ...members.flatMap((member) => phraseAlternatives(member, context)), ...unknown];
  const single = others.flatMap((one) => (one.length === 1 ? one : [])).flat();
  const own = [wordOrPrefix(word), ...wholes(forms), ...suffixes([word, ...forms]), ...single];
  return [[own], ...others.filter(({ length }) => length > 1)];
}

/** A compound that the catalogue lacks, by its parts, and ä, ö and ü that were typed as ae, oe and ue. */
function unknownWord(word: string, context: QueryContext): Alternative[] {
  if (context.isKnown(word)) return [];
  const umlauts = word.replaceAll(/([aou])e/g, '$1');
  const found = compoundParts(word, (part) => context.isKnown(part) || synonymsFor(part, context.synonyms).length > 0);
  return [
    ...(umlauts === word ? [] : partsAlternatives([umlauts], context)),
    ...(found === null ? [] : partsAlternatives(found, context)),
  ];
}

/** Letters and digits that the catalogue may write apart: NEMA17 as NEMA 17. What changes more often is a part number: 74HC14 is no 74HC00 with 14 pins. */
function parts(word: string): Alternative[] {
  const runs = word.match(/\p{L}+|\p{N}+/gu) ?? [];
  return runs.length === 2 && runs.every((run) => run.length >= minWordLength)
    ? [wholes(runs).map((pattern) => [pattern])]
    : [];
}

export function wordOrPrefix(term: string): TermPattern {
  return { term, match: [...term].length >= minPrefixLength ? 'prefix' : 'whole' };
}

function wholes(words: readonly string[]): TermPattern[] {
  return words.map((term) => ({ term, match: 'whole' }));
}

/** Words that may be the last part of a compound. */
function suffixes(words: readonly string[]): TermPattern[] {
  const long = words.filter((word) => [...word].length >= minCompoundPartLength && /^\p{L}+$/u.test(word));
  return long.map((term) => ({ term, match: 'suffix' }));
}
