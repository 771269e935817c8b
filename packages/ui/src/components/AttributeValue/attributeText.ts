import type { Formats } from '../../i18n/formats.ts';
import { withPrefix } from '@platine/domain/catalog/siPrefix.ts';

const noBreakSpace = '\u00A0';

/** Formats a number in its base unit for the reader's locale: "10 kΩ", "0,25 W", "12". */
export function attributeText(value: number, unit: string | null, { number }: Pick<Formats, 'number'>): string {
  if (unit === null || unit === '') return number(value, { maximumSignificantDigits: 6 });
  const scaled = withPrefix(value, unit);
  return `${number(scaled.value, { maximumSignificantDigits: 6 })}${noBreakSpace}${scaled.unit}`;
}
