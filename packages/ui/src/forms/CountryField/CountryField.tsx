import { deliveryCountries } from '@platine/domain/shipping/zones.ts';
import { useIntl } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import type { LabelledField } from '../Field/Field.tsx';
import type { Choice } from '../SelectField/SelectField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { useShop } from '../../shop/ShopFacts.tsx';

type CountryFieldProps = LabelledField & {
  /** Autofill token, with a section where a page has two addresses. */
  readonly autoComplete?: string;
};

/** Delivery countries, named and sorted in the reader's language (spec §2). */
export function CountryField({ autoComplete = 'country', ...words }: CountryFieldProps) {
  return <SelectField choices={useCountryChoices()} autoComplete={autoComplete} {...words} />;
}

function useCountryChoices(): readonly Choice[] {
  const { locale } = useIntl();
  const formats = useFormats();
  const { zones } = useShop().delivery;
  const { compare } = new Intl.Collator(locale);
  return deliveryCountries(zones)
    .map((code) => ({ value: code, name: formats.country(code) }))
    .toSorted((one, other) => compare(one.name, other.name));
}
