import type { LocalizedText } from '@platine/domain/language/text.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** URL of a picture in the page's language; null for a product without one, which shows the placeholder (spec §9). */
export function usePicture(picture: LocalizedText | null): string | null {
  const language = useLanguage();
  return picture === null ? null : (pickText(picture, language)?.text ?? null);
}
