import type { LocalizedText } from '@platine/domain/language/text.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { languageTag } from '@platine/domain/language/locales.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

type CatalogueTextProps = {
  /** One text for each language, or one for all. */
  readonly text: LocalizedText;
  /** Shown when no language has a text. */
  readonly fallback: string;
};

/** A text of the catalogue, marked with its language when that differs from the page's (D19). */
export function CatalogueText({ text, fallback }: CatalogueTextProps) {
  const language = useLanguage();
  const picked = pickText(text, language);
  if (picked === null) return fallback;
  if (picked.language === null || picked.language === language) return picked.text;
  return <span lang={languageTag(picked.language)}>{picked.text}</span>;
}
