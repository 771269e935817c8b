import type { DocumentWords } from '@platine/documents/words.data.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { isBuiltIn } from '@platine/domain/language/language.ts';
import type { FolderShop } from '../folderShop.ts';

/** The words of documents in a language that the shop's folder adds; undefined for any other. */
export function addedWords(
  { translations = {} }: FolderShop,
  { language }: { readonly language: Language },
): DocumentWords | undefined {
  return isBuiltIn(language) ? undefined : translations[language]?.documents;
}
