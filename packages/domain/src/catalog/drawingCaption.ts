import type { InAddedLanguages } from '../language/inLanguages.ts';
import type { Language } from '../language/language.ts';
import type { LocalizedText } from '../language/text.ts';
import type { DrawingWords } from './drawingWords.data.ts';
import { drawingWords } from './drawingWords.data.ts';

/** The caption of a drawing in the program's languages, and in those that the shop has added. */
export function drawingCaption(
  view: keyof DrawingWords,
  added: InAddedLanguages<DrawingWords | undefined> = {},
): LocalizedText {
  const spoken: { readonly [Spoken in Language]?: DrawingWords | undefined } = { ...drawingWords, ...added };
  return Object.fromEntries(Object.entries(spoken).map(([language, words]) => [language, words?.[view]]));
}
