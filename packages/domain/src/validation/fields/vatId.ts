import type { CountryCode } from '../../customer/countries.ts';
import { isVatIdOf } from '../../customer/vatId.ts';
import type { Judge } from '../codes.ts';

/** The VAT id of a company in an EU country must be given and fit the country (spec §5, D17). */
export function judgeVatId(country: CountryCode): Judge {
  return (vatId) => {
    if (vatId === '') return 'REQUIRED';
    return isVatIdOf(vatId, country) ? null : 'FORMAT';
  };
}
