import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addableLanguages } from '@platine/domain/language/language.ts';
import { addedLanguages, languagesFolder, translationFile } from '../folderLanguages.ts';
import type { YamlFile } from '../readYaml.ts';
import { parseYaml, sentenceAt } from '../readYaml.ts';
import { ShopError } from '../shopError.ts';
import { areWhole, wordMistakes } from './checkWords.ts';
import { englishScreens, englishWords } from './englishWords.ts';
import { messageTree } from './messageParts.ts';
import type { MessageTrees, Translation, Translations } from './translation.ts';

/** Reads the words of each added language. Throws ShopError with all that is missing or cannot be used: a language is complete or refused. */
export function readTranslations(folder: string): Translations {
  const mistakes = strangeFiles(folder);
  const read = addedLanguages(folder).flatMap((language) => {
    const file = parseYaml(folder, translationFile(language));
    const { translation, sentences } = translationIn(file);
    mistakes.push(...sentences);
    return translation === null ? [] : [[language, translation] as const];
  });
  if (mistakes.length > 0) throw new ShopError(mistakes);
  return Object.fromEntries(read);
}

function strangeFiles(folder: string): string[] {
  const path = join(folder, languagesFolder);
  if (!existsSync(path)) return [];
  const known = addableLanguages.map(translationFile);
  return readdirSync(path)
    .map((name) => `${languagesFolder}/${name}`)
    .filter((name) => !known.includes(name))
    .map((name) => `${name} is no language that can be added: name it after one of ${codes()}.`);
}

function codes(): string {
  return addableLanguages.map((language) => language.toLowerCase()).join(', ');
}

/** Null for a file with mistakes. */
type ReadTranslation = { readonly translation: Translation | null; readonly sentences: readonly string[] };

function translationIn(file: YamlFile): ReadTranslation {
  const english = { screens: englishScreens(), ...englishWords };
  const { value } = file;
  if (areWhole(english, value)) return { translation: { ...value, screens: treesOf(value.screens) }, sentences: [] };
  const mistakes = wordMistakes(english, value ?? {});
  return { translation: null, sentences: mistakes.map(({ keys, message }) => sentenceAt(file, keys, message)) };
}

function treesOf(messages: Readonly<Record<string, string>>): MessageTrees {
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, messageTree(text) ?? []]));
}
