import type { Address } from '../customer/address.ts';
import { shownCompanyFields } from '../customer/audience.ts';
import type { CustomerType } from '../customer/customerType.ts';
import { withoutMailSign } from '../customer/mailSign.ts';
import type { Validator } from './codes.ts';
import { validateCompany } from './fields/company.ts';
import { validateDepartment } from './fields/department.ts';
import { validatePersonName } from './fields/personName.ts';
import { validateCity, validateStreet, validateSupplement } from './fields/place.ts';
import { validateZipCode } from './fields/zipCode.ts';
import { normaliseLine } from './text.ts';

/** How each line of an address that is one line of text is validated, once it is normalised (spec §5). */
export const addressLineValidators = {
  company: validateCompany,
  department: validateDepartment,
  firstName: validatePersonName,
  lastName: validatePersonName,
  street: validateStreet,
  supplement: validateSupplement,
  city: validateCity,
} as const satisfies Record<string, Validator>;

const everyones = ['firstName', 'lastName', 'street', 'supplement', 'city'] as const;
const companies = ['company', 'department'] as const;

/**
 * Whether an address has every line that a parcel or an invoice needs (D25). The address form's schema says the same, and what is wrong;
 * a page that only has to know whether needs no schema library.
 */
export function isCompleteAddress(address: Omit<Address, 'id' | 'types'>, customerType: CustomerType): boolean {
  const { country, zipCode } = address;
  const shown = shownCompanyFields({ customerType, country });
  const lines = [...companies.filter((line) => shown.includes(line)), ...everyones];
  const zipCodeFits = validateZipCode(country)(withoutMailSign(zipCode, country)) === null;
  return zipCodeFits && lines.every((line) => addressLineValidators[line](normaliseLine(address[line])) === null);
}
