import type { Language } from '@platine/domain/language/language.ts';
import type { PickedText } from '@platine/domain/language/text.ts';
import { languageTag } from '@platine/domain/language/locales.ts';

/** The `lang` of a text that is not in the page's language; undefined for a text in the page's language or in none (D19). */
export function foreignTag({ language }: PickedText, page: Language): string | undefined {
  return language === null || language === page ? undefined : languageTag(language);
}
