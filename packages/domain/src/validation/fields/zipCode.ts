import type { CountryCode } from '../../customer/countries.ts';
import { hasZipCodes, isZipCodeOf } from '../../customer/zipCode.ts';
import type { Validator } from '../codes.ts';
import { optional } from '../codes.ts';
import { fieldLimits } from '../limits.ts';
import { boundedText } from '../text.ts';

const validateAny = optional(boundedText(fieldLimits.zipCode, null));

/** The country's pattern; where a country has no zip codes the field may stay empty (spec §5, D18). */
export function validateZipCode(country: CountryCode): Validator {
  if (!hasZipCodes(country)) return validateAny;
  return (zipCode) => {
    if (zipCode === '') return 'REQUIRED';
    return isZipCodeOf(zipCode, country) ? null : 'FORMAT';
  };
}
