import type { CustomerKind } from '@platine/domain/customer/audience.ts';
import { isCountryCode } from '@platine/domain/customer/countries.ts';
import { defaultCountry } from '@platine/domain/customer/countries.ts';
import type { FormFields } from './domainForm.ts';

/** Customer type and country, as currently entered in the form (spec §5, §9). */
export function customerKindOf(form: FormFields<'customerType' | 'country'>): CustomerKind {
  return {
    customerType: form.entered('customerType') === 'COMPANY' ? 'COMPANY' : 'PRIVATE',
    country: enteredCountry(form),
  };
}

function enteredCountry(form: FormFields<'country'>): CustomerKind['country'] {
  const country = form.entered('country');
  return typeof country === 'string' && isCountryCode(country) ? country : defaultCountry;
}
