import type { Language } from '@platine/domain/language/language.ts';
import type { LearnLanguage } from '@platine/ui/i18n/speech.ts';
import { useLearnLanguage } from '@platine/ui/i18n/speech.ts';
import { useEffect } from 'react';

let learn: LearnLanguage | null = null;

/** Lets the page be given another language from outside while it stands, as a shopper can: what is open and typed stays. */
export function PageLanguage(): null {
  const learnHere = useLearnLanguage();
  useEffect(() => {
    learn = learnHere;
    return () => {
      if (learn === learnHere) learn = null;
    };
  }, [learnHere]);
  return null;
}

/** Gives the story that stands another language. */
export async function setPageLanguage(language: Language): Promise<void> {
  const change = await learn?.(language);
  change?.();
}
