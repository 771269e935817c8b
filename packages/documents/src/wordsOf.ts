import type { Language } from '@platine/domain/language/language.ts';
import { builtInFor } from '@platine/domain/language/language.ts';
import type { DocumentWords } from './words.data.ts';
import { documentWords } from './words.data.ts';

type Spoken = { readonly language: Language; readonly words?: DocumentWords | undefined };

/** The words of a document: the program's, or those of the shop's folder that adds its language. */
export function wordsOf({ language, words }: Spoken): DocumentWords {
  return words ?? documentWords[builtInFor(language)];
}
