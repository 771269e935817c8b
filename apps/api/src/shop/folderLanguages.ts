import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AddableLanguage, Language } from '@platine/domain/language/language.ts';
import { addableLanguages, builtInLanguages } from '@platine/domain/language/language.ts';

/** The folder of the languages that a shop's folder adds. */
export const languagesFolder = 'languages';

/** The file with the program's words in an added language. */
export function translationFile(language: AddableLanguage): string {
  return `${languagesFolder}/${language.toLowerCase()}.yaml`;
}

/** The languages that a shop's folder adds: those that it has a file for. */
export function addedLanguages(folder: string): readonly AddableLanguage[] {
  return addableLanguages.filter((language) => existsSync(join(folder, translationFile(language))));
}

/** The languages of a shop: the program's, then those that its folder adds. */
export function languagesIn(folder: string): readonly Language[] {
  return [...builtInLanguages, ...addedLanguages(folder)];
}
