import type { Attribute } from '@platine/domain/catalog/product.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { CatalogueText } from '../CatalogueText/CatalogueText.tsx';
import { attributeText } from './attributeText.ts';

/** A technical value in the reader's locale: "10 kΩ", "0,25 W", or the attribute's text. */
export function AttributeValue({ value, text, unit }: Pick<Attribute, 'value' | 'text' | 'unit'>) {
  const formats = useFormats();
  if (value === null) return text === null ? '–' : <CatalogueText text={text} fallback="–" />;
  return attributeText(value, unit, formats);
}
