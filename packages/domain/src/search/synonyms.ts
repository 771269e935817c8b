import type { Language } from '../language/language.ts';
import { wordForms } from './wordForms.ts';
import { wordsOf } from './words.ts';

/** Words and phrases with one meaning, by the language that they are of. */
export type SynonymGroup = Readonly<Partial<Record<Language, readonly string[]>>>;

/** The members of a group by the key of each. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** A phrase without case, accents, blanks and hyphens: "Jumper Kabel", "Jumper-Kabel" and "Jumperkabel" are one. */
export function synonymKey(phrase: string): string {
  return wordsOf(phrase).join('');
}

/**
 * Prepares groups for the reading of queries. A word counts whatever language the shopper reads, because the index has the terms of all three. Other
 * forms of a member lead to its group unless they are a member of another.
 */
export function synonymsOf(groups: readonly SynonymGroup[]): Synonyms {
  const known = prepared.get(groups);
  if (known !== undefined) return known;
  const members = groups.map((group) => [...new Set(Object.values(group).flat())]);
  const byKey = new Map(members.flatMap((all) => all.map((member) => [synonymKey(member), all] as const)));
  for (const all of members)
    for (const form of all.flatMap((member) => wordForms(synonymKey(member))))
      if (!byKey.has(form)) byKey.set(form, all);
  prepared.set(groups, byKey);
  return byKey;
}

/** A shop's groups stay the same while it runs. */
const prepared = new WeakMap<readonly SynonymGroup[], Synonyms>();

/** The members of the group that has the phrase in any form; none without a group. */
export function synonymsFor(phrase: string, synonyms: Synonyms): readonly string[] {
  const key = synonymKey(phrase);
  const found = [key, ...wordForms(key)].find((form) => synonyms.has(form));
  return found === undefined ? [] : (synonyms.get(found) ?? []);
}
