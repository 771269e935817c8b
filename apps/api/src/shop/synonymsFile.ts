import type { InferType } from 'yup';
import { object } from 'yup';
import { inEachLanguage } from '@platine/domain/language/inLanguages.ts';
import type { SynonymGroup } from '@platine/domain/search/synonyms.ts';
import { synonymKey } from '@platine/domain/search/synonyms.ts';
import { list, section, text } from './parts.ts';

const members = () => list(text(60)).optional();

const group = object(inEachLanguage(members))
  .typeError('must have lines below it, of EN, DE, FR or a language that the shop adds: write them')
  .noUnknown()
  .test('two', 'needs two words at least: add one or delete the group', (named) => wordsIn(named).length > 1)
  .test('letters', 'has a word without letters and digits: correct it', (named) =>
    wordsIn(named).every((word) => synonymKey(word) !== ''),
  );

/** `synonyms.yaml`: words with one meaning, for the search. */
export const synonymsFile = section({
  groups: list(group).test({
    name: 'once',
    test(groups, context) {
      const at = groups.findIndex((one, place) => sharedWord(one, groups.slice(0, place)) !== null);
      const word = sharedWord(groups[at] ?? {}, groups.slice(0, at));
      if (word === null) return true;
      const path = `${context.path}[${at}]`;
      return context.createError({ path, message: `has ${word}, which stands in another group: leave it in one` });
    },
  }),
});

type Group = SynonymGroup | object;

function wordsIn(named: Group): string[] {
  return Object.values(named).flatMap((words: unknown) => (Array.isArray(words) ? words.map(String) : []));
}

/** A word of the group that one of the others has, however it is written. */
function sharedWord(group: Group, others: readonly Group[]): string | null {
  const taken = new Set(others.flatMap(wordsIn).map(synonymKey));
  return wordsIn(group).find((word) => taken.has(synonymKey(word))) ?? null;
}

export function fromSynonymsFile({ groups }: InferType<typeof synonymsFile>): readonly SynonymGroup[] {
  // The schema's type has languages that a group leaves out.
  return groups.map((named) => Object.fromEntries(Object.entries(named)));
}
