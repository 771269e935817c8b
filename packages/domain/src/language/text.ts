import type { Language } from './language.ts';
import { knownLanguages } from './language.ts';

/** A text of the catalogue: one for all languages, or one per language (spec §9). */
export type LocalizedText = { readonly [Key in 'ALL' | Language]?: string | undefined };

/** A text and the language it is in; null where it belongs to all (`ALL`). */
export type PickedText = { readonly text: string; readonly language: Language | null };

/** A text of the shop's folder in a language: it has all of them, or one for all. */
export function textIn(texts: LocalizedText, language: Language): string {
  return pickText(texts, language)?.text ?? '';
}

/** The order of D19, and behind it the languages that a shop has added. */
const otherwise = ['ALL', ...knownLanguages] as const;

/** Picks the text for a language: that language, then ALL, EN, DE, FR; an empty one counts as missing. Null when there is none (D19). */
export function pickText(texts: LocalizedText, language: Language): PickedText | null {
  const own = texts[language];
  if (own !== undefined && own !== '') return { text: own, language };
  for (const key of otherwise) {
    const text = texts[key];
    if (text !== undefined && text !== '') return { text, language: key === 'ALL' ? null : key };
  }
  return null;
}

/** The texts without blanks at their ends; an empty one counts as missing. */
export function filledTexts(texts: LocalizedText): LocalizedText {
  const entries = Object.entries(texts).map(([language, text = '']) => [language, text.trim()] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}
