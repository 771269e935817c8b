import type { InferType } from 'yup';
import { object, string } from 'yup';
import type { RequestOf } from '../contract/schemas.ts';
import type { Language } from '../language/language.ts';
import { kindFields, optionalCompanyField, optionalVatIdField, optionalZipCodeField } from './customerFields.ts';
import { optional } from './codes.ts';
import { validateDepartment } from './fields/department.ts';
import { validateEmail } from './fields/email.ts';
import { validateMessage, validateOrder, validatePreparedMessage } from './fields/freeText.ts';
import { validatePersonName } from './fields/personName.ts';
import { validatePhone, normalisePhone } from './fields/phone.ts';
import { validateCity, validateStreet, validateSupplement } from './fields/place.ts';
import { normaliseLine, normaliseText } from './text.ts';
import { textField } from './textField.ts';

/**
 * The contact form (spec §2, D33). Who writes, their e-mail and the message are required; the rest helps the answer and is validated only when
 * it is given. The department is the shop's that receives the mail, so everyone has it.
 */
export const contactSchema = object({
  ...kindFields,
  company: optionalCompanyField(),
  vatId: optionalVatIdField(),
  department: textField(normaliseLine, validateDepartment),
  firstName: textField(normaliseLine, validatePersonName),
  lastName: textField(normaliseLine, validatePersonName),
  street: textField(normaliseLine, optional(validateStreet)),
  supplement: textField(normaliseLine, validateSupplement),
  zipCode: optionalZipCodeField(),
  city: textField(normaliseLine, optional(validateCity)),
  phone: textField(normalisePhone, validatePhone),
  email: textField(normaliseText, validateEmail),
  order: textField(normaliseLine, validateOrder),
  message: textField(normaliseText, validateMessage),
});
export type ContactValues = InferType<typeof contactSchema>;

/** The form on the page also knows the lines that the shop `prepared` in the message: they are to be completed. They do not travel. */
export const contactFormSchema = contactSchema.shape({
  prepared: string().default(''),
  message: string()
    .default('')
    .when('prepared', ([prepared]: unknown[]) =>
      textField(normaliseText, validatePreparedMessage(typeof prepared === 'string' ? prepared : '')),
    ),
});
export type ContactFormValues = InferType<typeof contactFormSchema>;

/** The mail as it travels: in the language of the page, and about a product when it was begun on one's page (spec §2, §7). */
export function contactToWire(
  values: ContactValues,
  { language, sku }: { readonly language: Language; readonly sku: number | null },
): RequestOf<'mailDepartment'> {
  return {
    ORDER: values.order,
    FIRSTNAME: values.firstName,
    LASTNAME: values.lastName,
    EMAIL: values.email,
    MESSAGE: values.message,
    SKU: sku,
    COMPANY: values.company,
    DEPARTMENT: values.department,
    VATID: values.vatId,
    STREET: values.street,
    SUPPLEMENT: values.supplement,
    ZIPCODE: values.zipCode,
    CITY: values.city,
    COUNTRY_CODE: values.country,
    TELEPHONE: values.phone,
    LANGUAGE_CODE: language,
    CUSTOMER_TYPE: values.customerType,
  };
}
