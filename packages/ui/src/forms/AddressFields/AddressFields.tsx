import type { CustomerKind } from '@platine/domain/customer/audience.ts';
import { shownCompanyFields } from '@platine/domain/customer/audience.ts';
import { isCountryCode } from '@platine/domain/customer/countries.ts';
import { hasZipCodes } from '@platine/domain/customer/zipCode.ts';
import { CountryField } from '../CountryField/CountryField.tsx';
import type { FormFields } from '../domainForm.ts';
import { TextField } from '../TextField/TextField.tsx';
import styles from './AddressFields.module.css';

export type AddressFieldName =
  | 'company'
  | 'department'
  | 'firstName'
  | 'lastName'
  | 'street'
  | 'supplement'
  | 'zipCode'
  | 'city'
  | 'country';

type AddressFieldsProps = {
  /** The form that has these fields; it also says which country is chosen. */
  readonly form: FormFields<AddressFieldName>;
  /** Determines whether company fields are shown (spec §6). */
  readonly customerType: CustomerKind['customerType'];
  /** Autofill section: which of the reader's addresses the browser offers. */
  readonly section?: 'shipping' | 'billing';
  /** False where another part of the form asks for the country. */
  readonly withCountry?: boolean;
};

/** Address fields, shared by registration, account and checkout. */
export function AddressFields({ form, customerType, section, withCountry = true }: AddressFieldsProps) {
  const token = (name: string) => (section === undefined ? name : `${section} ${name}`);
  // The country only affects the VAT id, which is not part of an address.
  const company = shownCompanyFields({ customerType, country: 'LU' });
  return (
    <div className={styles['root']}>
      {company.includes('company') && (
        <div className={styles['wide']}>
          <TextField field={form.field('company')} autoComplete={token('organization')} />
        </div>
      )}
      {company.includes('department') && (
        <div className={styles['wide']}>
          <TextField field={form.field('department')} autoComplete="off" optional />
        </div>
      )}
      <div className={styles['half']}>
        <TextField field={form.field('firstName')} autoComplete={token('given-name')} />
      </div>
      <div className={styles['half']}>
        <TextField field={form.field('lastName')} autoComplete={token('family-name')} />
      </div>
      <div className={styles['half']}>
        <TextField field={form.field('street')} autoComplete={token('address-line1')} />
      </div>
      <div className={styles['half']}>
        <TextField field={form.field('supplement')} autoComplete={token('address-line2')} optional />
      </div>
      <div className={styles['short']}>
        <TextField field={form.field('zipCode')} autoComplete={token('postal-code')} optional={!needsZipCode(form)} />
      </div>
      <div className={styles['long']}>
        <TextField field={form.field('city')} autoComplete={token('address-level2')} />
      </div>
      {withCountry && (
        <div className={styles['wide']}>
          <CountryField field={form.field('country')} autoComplete={token('country')} />
        </div>
      )}
    </div>
  );
}

/** Where a country has no zip codes the field may stay empty (D18). */
function needsZipCode({ entered }: FormFields<AddressFieldName>): boolean {
  const country = entered('country');
  return typeof country !== 'string' || !isCountryCode(country) || hasZipCodes(country);
}
