import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { countryCodes } from '@platine/domain/customer/countries.ts';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './SettingsForm.module.css';

type CountryFieldProps = {
  readonly registered: UseFormRegisterReturn;
  /** What was entered is none of the countries. */
  readonly refused: boolean;
};

/** The countries that the shop delivers to, by their names in the reader's language and in its order (spec §2). */
export function CountryField({ registered, refused }: CountryFieldProps) {
  const countries = useNamedCountries();
  const [id, problem] = [useId(), useId()];
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        <FormattedMessage id="settingsDialog.country" />
      </label>
      <select
        id={id}
        className={styles['select']}
        autoComplete="country"
        aria-invalid={refused}
        aria-describedby={problem}
        {...registered}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <p id={problem} className={styles['problem']} role="alert">
        {refused && (
          <>
            <Icon name="error" />
            <FormattedMessage id="settingsDialog.countryRefused" />
          </>
        )}
      </p>
    </div>
  );
}

type NamedCountry = { readonly code: CountryCode; readonly name: string };

function useNamedCountries(): readonly NamedCountry[] {
  const { locale } = useIntl();
  const formats = useFormats();
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((code) => ({ code, name: formats.country(code) }))
    .toSorted((one, other) => compare(one.name, other.name));
}
