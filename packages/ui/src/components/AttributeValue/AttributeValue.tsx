import type { Attribute } from '@platine/domain/catalog/product.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { DataText } from '../DataText/DataText.tsx';
import { withPrefix } from './siPrefix.ts';

const noBreakSpace = '\u00A0';

/** A technical value in the reader's notation: "10 kΩ", "0,25 W", or its text. */
export function AttributeValue({ value, text, unit }: Pick<Attribute, 'value' | 'text' | 'unit'>) {
  const { number } = useFormats();
  if (value === null) return text === null ? '–' : <DataText text={text} fallback="–" />;
  if (unit === null || unit === '') return number(value, { maximumSignificantDigits: 6 });
  const scaled = withPrefix(value, unit);
  return `${number(scaled.value, { maximumSignificantDigits: 6 })}${noBreakSpace}${scaled.unit}`;
}
