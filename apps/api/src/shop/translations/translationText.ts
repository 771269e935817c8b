import type { Document } from 'yaml';
import { isMap, Pair, parseDocument, Scalar, YAMLMap } from 'yaml';
import type { Keys, WordTree } from './checkWords.ts';
import { englishScreens, englishWords } from './englishWords.ts';

/** A translation to be completed, and how many texts it lacks. */
export type OpenTranslation = { readonly text: string; readonly lacking: number };

/** A translation with a place for each text that it lacks, below the English one; what it has stays as it is. */
export function withOpenTexts(before: string): OpenTranslation {
  const document = parseDocument(before);
  const lacking = textsOf({ screens: englishScreens(), ...englishWords }).filter(
    ({ keys }) => !hasText(document.getIn(keys)),
  );
  for (const { keys, english } of lacking) if (!document.hasIn(keys)) addPlace(document, keys, english);
  return { text: document.toString({ lineWidth: 0 }), lacking: lacking.length };
}

function hasText(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

type EnglishText = { readonly keys: Keys; readonly english: readonly string[] };

function textsOf(words: WordTree, keys: Keys = []): EnglishText[] {
  if (typeof words === 'string') return [{ keys, english: [words] }];
  if (isTexts(words)) return [{ keys, english: words }];
  return Object.entries(words).flatMap(([name, below]) => textsOf(below, [...keys, name]));
}

function isTexts(words: WordTree): words is readonly string[] {
  return Array.isArray(words);
}

function addPlace(document: Document, keys: Keys, english: readonly string[]): void {
  const key = new Scalar(keys.at(-1));
  key.commentBefore = english.map((line) => ` ${line}`).join('\n');
  mapAt(document, keys.slice(0, -1)).add(new Pair(key, new Scalar('')));
}

function mapAt(document: Document, keys: Keys): YAMLMap {
  const found: unknown = keys.length === 0 ? document.contents : document.getIn(keys, true);
  if (isMap(found)) return found;
  const made = new YAMLMap();
  if (keys.length === 0) document.contents = made;
  else mapAt(document, keys.slice(0, -1)).set(keys.at(-1), made);
  return made;
}
