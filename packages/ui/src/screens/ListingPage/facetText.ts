import type { Facet, FacetOption } from '@platine/domain/search/facet.ts';
import { priceFacet } from '@platine/domain/search/facet.ts';
import type { FacetChoice } from '@platine/domain/search/listingPlace.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { PickedText } from '@platine/domain/language/text.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { toCents } from '@platine/domain/money/money.ts';
import type { IntlShape } from 'react-intl';
import { attributeText } from '../../components/AttributeValue/attributeText.ts';
import { withPrefix } from '@platine/domain/catalog/siPrefix.ts';
import type { Formats } from '../../i18n/formats.ts';

/** Locale-dependent formatting. */
export type FacetLocale = { readonly intl: IntlShape; readonly language: Language; readonly formats: Formats };

type NamedFacet = Pick<Facet, 'key' | 'name' | 'unit'>;

export function facetName({ key, name }: Pick<Facet, 'key' | 'name'>, language: Language): PickedText {
  return pickText(name, language) ?? { text: key, language: null };
}

/** Label of a facet value: its text, or its number with the unit, or the raw value. */
export function optionText({ unit }: NamedFacet, option: Omit<FacetOption, 'count'>, reader: FacetLocale): PickedText {
  const text = option.text === null ? null : pickText(option.text, reader.language);
  if (text !== null) return text;
  const written = option.number === null ? option.value : attributeText(option.number, unit, reader.formats);
  return { text: written, language: null };
}

/** A number of a range: "10 kΩ", "4,90 €". */
function numberWords({ key, unit }: NamedFacet, value: number, { formats }: FacetLocale): string {
  return key === priceFacet ? formats.money(toCents(value)) : attributeText(value, unit, formats);
}

/** Label of an active range: "1 kΩ to 10 kΩ", "up to 20,00 €". */
export function rangeText(facet: NamedFacet, { min, max }: Pick<FacetChoice, 'min' | 'max'>, reader: FacetLocale) {
  const [from, to] = [min, max].map((end) => (end === null ? null : numberWords(facet, end, reader)));
  if (to === null) return reader.intl.formatMessage({ id: 'listingPage.rangeFrom' }, { min: from });
  if (from === null) return reader.intl.formatMessage({ id: 'listingPage.rangeTo' }, { max: to });
  return reader.intl.formatMessage({ id: 'listingPage.rangeBetween' }, { min: from, max: to });
}

/** The unit beside the fields of a range. */
export function unitText({ key, unit }: NamedFacet): string | null {
  return key === priceFacet ? '€' : unit;
}

/**
 * A number as an input value: "10k", "0,25", "19,90". It has no unit, which stands beside the field, and no digit
 * grouping, because the server must parse it even without a script that knows the unit.
 */
export function inputText({ key, unit }: NamedFacet, value: number | null, language: Language): string {
  if (value === null) return '';
  const decimals = (text: string) => (language === 'EN' ? text : text.replace('.', ','));
  if (key === priceFacet) return decimals(Number.isInteger(value) ? String(value) : value.toFixed(2));
  const scaled = withPrefix(value, unit ?? '');
  const prefix = unit === null || unit === '' ? '' : scaled.unit.slice(0, scaled.unit.length - unit.length);
  return decimals(`${Number(scaled.value.toPrecision(12))}${prefix}`);
}
