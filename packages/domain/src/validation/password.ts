import { object, string } from 'yup';
import { validateOldPassword, validatePassword, validateRepeat, normalisePassword } from './fields/password.ts';
import { textField } from './textField.ts';

export function passwordRepeatField() {
  return string()
    .default('')
    .when('password', ([password]: unknown[]) => textField(normalisePassword, validateRepeat(password)));
}

/** Request of the page that a mailed link opens, validated on the server. */
export const passwordResetPayloadSchema = object({ password: textField(normalisePassword, validatePassword) });

/** The password-reset page, reached by the mailed link (spec §2, D32). */
export const passwordResetSchema = passwordResetPayloadSchema.shape({ passwordRepeat: passwordRepeatField() });

/** Request of the account's password change, validated on the server (spec §7). */
export const passwordChangePayloadSchema = passwordResetPayloadSchema.shape({
  oldPassword: textField(normalisePassword, validateOldPassword),
});

/** The account's form for another password (spec §7). */
export const passwordChangeSchema = passwordChangePayloadSchema.shape({ passwordRepeat: passwordRepeatField() });
