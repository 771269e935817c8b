import { mixed, string } from 'yup';
import type { CompanyOnlyField, CustomerKind } from '../customer/audience.ts';
import { shownCompanyFields } from '../customer/audience.ts';
import type { CountryCode } from '../customer/countries.ts';
import { countryCodes, defaultCountry, isCountryCode } from '../customer/countries.ts';
import type { CustomerType } from '../customer/customerType.ts';
import { customerTypes } from '../customer/customerType.ts';
import { withoutMailSign } from '../customer/mailSign.ts';
import { normaliseVatId } from '../customer/vatId.ts';
import { addressLineValidators } from './addressLines.ts';
import type { Validator } from './codes.ts';
import { optional } from './codes.ts';
import { validateVatId } from './fields/vatId.ts';
import { validateZipCode } from './fields/zipCode.ts';
import { normaliseLine } from './text.ts';
import { droppedField, textField } from './textField.ts';

/** Customer type and delivery country, which decide about the other fields (spec §5). */
export const kindFields = {
  customerType: mixed<CustomerType>().oneOf(customerTypes, 'NOT_A_CHOICE').required('REQUIRED'),
  country: mixed<CountryCode>().oneOf(countryCodes, 'NOT_A_CHOICE').required('REQUIRED'),
};

/** A company-only field: validated for those who see it, dropped for everyone else (spec §6). */
function companyOnly(
  field: CompanyOnlyField,
  normalise: (text: string) => string,
  validateFor: (country: CountryCode) => Validator,
) {
  return string()
    .default('')
    .when(['customerType', 'country'], ([customerType, country]: unknown[]) => {
      const kind = kindOf(customerType, country);
      return shownCompanyFields(kind).includes(field)
        ? textField(normalise, validateFor(kind.country))
        : droppedField();
    });
}

export const companyField = () => companyOnly('company', normaliseLine, () => addressLineValidators.company);
export const optionalCompanyField = () =>
  companyOnly('company', normaliseLine, () => optional(addressLineValidators.company));
export const departmentField = () => companyOnly('department', normaliseLine, () => addressLineValidators.department);
export const vatIdField = () => companyOnly('vatId', normaliseVatId, validateVatId);
export const optionalVatIdField = () =>
  companyOnly('vatId', normaliseVatId, (country) => optional(validateVatId(country)));

function zipCode(validateFor: (country: CountryCode) => Validator) {
  return string()
    .default('')
    .when('country', ([typed]: unknown[]) => {
      const country = countryOf(typed);
      return textField((text) => withoutMailSign(text, country), validateFor(country));
    });
}

export const zipCodeField = () => zipCode(validateZipCode);
export const optionalZipCodeField = () => zipCode((country) => optional(validateZipCode(country)));

/** A form whose type or country is not chosen yet is validated as a new session's would be (spec §9). */
function kindOf(customerType: unknown, country: unknown): CustomerKind {
  return { customerType: customerType === 'COMPANY' ? 'COMPANY' : 'PRIVATE', country: countryOf(country) };
}

function countryOf(country: unknown): CountryCode {
  return typeof country === 'string' && isCountryCode(country) ? country : defaultCountry;
}
