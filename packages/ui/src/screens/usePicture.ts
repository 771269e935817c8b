import type { LocalizedText } from '@platine/domain/language/text.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** The address of a picture for the page's language; null for a product without one (spec §9: the stand-in is drawn). */
export function usePicture(picture: LocalizedText | null): string | null {
  const language = useLanguage();
  return picture === null ? null : (pickText(picture, language)?.text ?? null);
}
