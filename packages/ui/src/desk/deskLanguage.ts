import type { Language } from '@platine/domain/language/language.ts';
import { isLanguage } from '@platine/domain/language/language.ts';

const key = 'platine.desk.language';

/** The language that an operator has chosen in this browser; null for none. */
export function chosenLanguage(): Language | null {
  const stored = localStorage.getItem(key) ?? '';
  return isLanguage(stored) ? stored : null;
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(key, language);
}
