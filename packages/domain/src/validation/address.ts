import { object } from 'yup';
import type { Address } from '../customer/address.ts';
import type { CustomerType } from '../customer/customerType.ts';
import { check } from './check.ts';
import { companyField, departmentField, kindFields, zipCodeField } from './customerFields.ts';
import { judgePersonName } from './fields/personName.ts';
import { judgeCity, judgeStreet } from './fields/place.ts';
import { tidyLine } from './text.ts';
import { textField } from './textField.ts';

/** The lines of an address: registration, account and checkout have the same (spec §3). */
export const addressFields = {
  ...kindFields,
  company: companyField(),
  department: departmentField(),
  firstName: textField(tidyLine, judgePersonName),
  lastName: textField(tidyLine, judgePersonName),
  street: textField(tidyLine, judgeStreet),
  zipCode: zipCodeField(),
  city: textField(tidyLine, judgeCity),
};

/** The address form. The customer type is not entered there: it is the session's, and decides about the company's lines (spec §6). */
export const addressSchema = object(addressFields);

/** Whether an address has every line that a parcel or an invoice needs (D25). */
export function isCompleteAddress(address: Omit<Address, 'id' | 'types'>, customerType: CustomerType): boolean {
  return check(addressSchema, { ...address, customerType }).kind === 'valid';
}
