import { object, string } from 'yup';
import { judgeOldPassword, judgePassword, judgeRepeat, tidyPassword } from './fields/password.ts';
import { textField } from './textField.ts';

export function passwordRepeatField() {
  return string()
    .default('')
    .when('password', ([password]: unknown[]) => textField(tidyPassword, judgeRepeat(password)));
}

/** Request of the page that a mailed link opens, validated on the server. */
export const passwordResetPayloadSchema = object({ password: textField(tidyPassword, judgePassword) });

/** The password-reset page, reached by the mailed link (spec §2, D32). */
export const passwordResetSchema = passwordResetPayloadSchema.shape({ passwordRepeat: passwordRepeatField() });

/** Request of the account's password change, validated on the server (spec §7). */
export const passwordChangePayloadSchema = passwordResetPayloadSchema.shape({
  oldPassword: textField(tidyPassword, judgeOldPassword),
});

/** The account's form for another password (spec §7). */
export const passwordChangeSchema = passwordChangePayloadSchema.shape({ passwordRepeat: passwordRepeatField() });
