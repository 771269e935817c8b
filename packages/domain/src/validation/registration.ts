import type { InferType } from 'yup';
import { boolean, object } from 'yup';
import type { RequestOf } from '../contract/schemas.ts';
import { profileToWire } from '../customer/user.ts';
import { addressFields } from './address.ts';
import { vatIdField } from './customerFields.ts';
import { validateEmail } from './fields/email.ts';
import { validatePassword, normalisePassword } from './fields/password.ts';
import { passwordRepeatField } from './password.ts';
import { validatePhone, normalisePhone } from './fields/phone.ts';
import { termsField } from './terms.ts';
import { normaliseText } from './text.ts';
import { textField } from './textField.ts';

/** Form of the account: fields of the customer's record that the customer may change (spec §2). */
export const profileSchema = object({
  ...addressFields,
  vatId: vatIdField(),
  phone: textField(normalisePhone, validatePhone),
});
export type ProfileValues = InferType<typeof profileSchema>;

/** Request of registration, validated on the server (spec §3). The newsletter box starts unticked (D35). */
export const registrationPayloadSchema = profileSchema.shape({
  email: textField(normaliseText, validateEmail),
  password: textField(normalisePassword, validatePassword),
  newsletter: boolean().default(false),
});
export type RegistrationPayload = InferType<typeof registrationPayloadSchema>;

/** The registration form (spec §2): what is sent, and what only the form asks for. */
export const registrationSchema = registrationPayloadSchema.shape({
  passwordRepeat: passwordRepeatField(),
  terms: termsField(),
});

export function registrationToWire(values: RegistrationPayload): RequestOf<'register'> {
  const { email, password, newsletter } = values;
  return { ...profileToWire(values), EMAIL: email, PASSWORD: password, NEWSLETTER: newsletter };
}
