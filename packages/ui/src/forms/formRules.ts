import { addressSchema } from '@platine/domain/validation/address.ts';
import type { Checked } from '@platine/domain/validation/check.ts';
import { check } from '@platine/domain/validation/check.ts';
import { guestSchema, orderNotesSchema, orderSchema, vatIdSchema } from '@platine/domain/validation/checkout.ts';
import { contactFormSchema } from '@platine/domain/validation/contact.ts';
import { emailSchema, loginSchema } from '@platine/domain/validation/login.ts';
import { passwordChangeSchema, passwordResetSchema } from '@platine/domain/validation/password.ts';
import { profileSchema, registrationSchema } from '@platine/domain/validation/registration.ts';
import { settingsSchema } from '@platine/domain/validation/settings.ts';

/**
 * The domain's validation schemas by form. One lazily loaded file, because forms render without it and nothing is
 * validated before input.
 */
const schemas = {
  address: addressSchema,
  contact: contactFormSchema,
  email: emailSchema,
  guest: guestSchema,
  login: loginSchema,
  order: orderSchema,
  orderNotes: orderNotesSchema,
  passwordChange: passwordChangeSchema,
  passwordReset: passwordResetSchema,
  profile: profileSchema,
  registration: registrationSchema,
  settings: settingsSchema,
  vatId: vatIdSchema,
};

/** A yup schema of the domain whose validated values are `Values`. */
type DomainSchema<Values> = Parameters<typeof check<Values>>[0];
type ValuesOf<Schema> = Schema extends DomainSchema<infer Values> ? Values : never;

/** Validated values of each form. */
export type FormValues = { readonly [Name in keyof typeof schemas]: ValuesOf<(typeof schemas)[Name]> };
export type RulesName = keyof FormValues;

const rules: { readonly [Name in RulesName]: DomainSchema<FormValues[Name]> } = schemas;

/** Returns normalized values, or the errors by field. */
export function validate<Name extends RulesName>(name: Name, entered: unknown): Checked<FormValues[Name]> {
  return check(rules[name], entered);
}
