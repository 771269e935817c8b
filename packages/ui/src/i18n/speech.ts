import type { Language } from '@platine/domain/language/language.ts';
import { createContext, useContext } from 'react';

/** Fetches the messages of a language and returns a function that switches the page to it; rejects when they cannot be fetched. */
export type LearnLanguage = (language: Language) => Promise<() => void>;

export const SpeechContext = createContext<LearnLanguage | null>(null);

/** Changes the page's language in place, so that form input is kept. */
export function useLearnLanguage(): LearnLanguage {
  const learn = useContext(SpeechContext);
  if (learn === null) throw new Error('useLearnLanguage needs an IntlRoot above it');
  return learn;
}
