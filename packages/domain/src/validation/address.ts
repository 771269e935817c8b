import { object } from 'yup';
import { addressLineValidators } from './addressLines.ts';
import { companyField, departmentField, kindFields, zipCodeField } from './customerFields.ts';
import { normaliseLine } from './text.ts';
import { textField } from './textField.ts';

/** The lines of an address: registration, account and checkout have the same (spec §3). */
export const addressFields = {
  ...kindFields,
  company: companyField(),
  department: departmentField(),
  firstName: textField(normaliseLine, addressLineValidators.firstName),
  lastName: textField(normaliseLine, addressLineValidators.lastName),
  street: textField(normaliseLine, addressLineValidators.street),
  supplement: textField(normaliseLine, addressLineValidators.supplement),
  zipCode: zipCodeField(),
  city: textField(normaliseLine, addressLineValidators.city),
};

/** The address form. The customer type is not entered there: it is the session's, and decides about the company's lines (spec §6). */
export const addressSchema = object(addressFields);
