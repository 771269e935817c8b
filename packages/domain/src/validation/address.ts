import { object } from 'yup';
import { addressLineJudges } from './addressLines.ts';
import { companyField, departmentField, kindFields, zipCodeField } from './customerFields.ts';
import { tidyLine } from './text.ts';
import { textField } from './textField.ts';

/** The lines of an address: registration, account and checkout have the same (spec §3). */
export const addressFields = {
  ...kindFields,
  company: companyField(),
  department: departmentField(),
  firstName: textField(tidyLine, addressLineJudges.firstName),
  lastName: textField(tidyLine, addressLineJudges.lastName),
  street: textField(tidyLine, addressLineJudges.street),
  supplement: textField(tidyLine, addressLineJudges.supplement),
  zipCode: zipCodeField(),
  city: textField(tidyLine, addressLineJudges.city),
};

/** The address form. The customer type is not entered there: it is the session's, and decides about the company's lines (spec §6). */
export const addressSchema = object(addressFields);
