import type { Attribute } from '@platine/domain/catalog/product.ts';
import { withPrefix } from '@platine/domain/catalog/siPrefix.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import type { ShownPrices } from '@platine/ui/components/Price/shownPrices.ts';
import type { Thing } from './structuredData.ts';

/** Attributes with their values as pages write them: 4.7 with the unit kΩ. One without a name or value is left out. */
export function propertyThings(attributes: readonly Attribute[], language: Language): Thing[] {
  return attributes.flatMap(({ key, name, value, text, unit }): Thing[] => {
    const named = pickText(name, language)?.text;
    const written = value === null ? { value: pickText(text ?? {}, language)?.text } : measured(value, unit);
    if (named === undefined || written.value === undefined) return [];
    return [{ '@type': 'PropertyValue', propertyID: key, name: named, ...written }];
  });
}

function measured(value: number, unit: string | null) {
  const shown = withPrefix(value, unit ?? '');
  return { value: shown.value, unitText: shown.unit || undefined };
}

/** The price of a piece at each amount from which it is another; in euros. */
export function priceThings({ headline, breaks }: ShownPrices, vatIncluded: boolean): Thing[] {
  const all = breaks.length === 0 ? [{ from: 1, cents: headline }] : breaks;
  return all.map(({ from, cents }, index) => {
    const next = all[index + 1];
    return {
      '@type': 'UnitPriceSpecification',
      price: toEuros(cents),
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: vatIncluded,
      eligibleQuantity: {
        '@type': 'QuantitativeValue',
        minValue: from,
        ...(next !== undefined && { maxValue: next.from - 1 }),
      },
    };
  });
}
