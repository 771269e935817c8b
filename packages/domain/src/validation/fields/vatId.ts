import type { CountryCode } from '../../customer/countries.ts';
import { isVatIdOf } from '../../customer/vatId.ts';
import type { Validator } from '../codes.ts';

/** The VAT id of a company in an EU country must be given and fit the country (spec §5, D17). */
export function validateVatId(country: CountryCode): Validator {
  return (vatId) => {
    if (vatId === '') return 'REQUIRED';
    return isVatIdOf(vatId, country) ? null : 'FORMAT';
  };
}
