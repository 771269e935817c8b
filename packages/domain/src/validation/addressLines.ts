import type { Address } from '../customer/address.ts';
import { shownCompanyFields } from '../customer/audience.ts';
import type { CustomerType } from '../customer/customerType.ts';
import { withoutMailSign } from '../customer/mailSign.ts';
import type { Judge } from './codes.ts';
import { judgeCompany } from './fields/company.ts';
import { judgeDepartment } from './fields/department.ts';
import { judgePersonName } from './fields/personName.ts';
import { judgeCity, judgeStreet, judgeSupplement } from './fields/place.ts';
import { judgeZipCode } from './fields/zipCode.ts';
import { tidyLine } from './text.ts';

/** How each line of an address that is one line of text is judged, once it is tidied (spec §5). */
export const addressLineJudges = {
  company: judgeCompany,
  department: judgeDepartment,
  firstName: judgePersonName,
  lastName: judgePersonName,
  street: judgeStreet,
  supplement: judgeSupplement,
  city: judgeCity,
} as const satisfies Record<string, Judge>;

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
  const zipCodeFits = judgeZipCode(country)(withoutMailSign(zipCode, country)) === null;
  return zipCodeFits && lines.every((line) => addressLineJudges[line](tidyLine(address[line])) === null);
}
