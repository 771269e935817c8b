import type { Language } from '@platine/domain/language/language.ts';
import { createContext, useContext } from 'react';

/** Fetches the words of a language and gives what lets the page speak it; rejects when they cannot be fetched. */
export type LearnLanguage = (language: Language) => Promise<() => void>;

export const SpeechContext = createContext<LearnLanguage | null>(null);

/** Lets the page change its language in place: what was typed stays. */
export function useLearnLanguage(): LearnLanguage {
  const learn = useContext(SpeechContext);
  if (learn === null) throw new Error('useLearnLanguage needs an IntlRoot above it');
  return learn;
}
