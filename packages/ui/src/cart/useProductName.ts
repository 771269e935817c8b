import type { LocalizedText } from '@platine/domain/language/text.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** A product's name as plain text, for labels and sentences; without one in any language its part number (D19). */
export function useProductName({
  name,
  partNumber,
}: {
  readonly name: LocalizedText;
  readonly partNumber: string;
}): string {
  return pickText(name, useLanguage())?.text ?? partNumber;
}
