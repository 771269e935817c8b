import { object, string } from 'yup';
import { judgeOldPassword, judgePassword, judgeRepeat, tidyPassword } from './fields/password.ts';
import { textField } from './textField.ts';

export function passwordRepeatField() {
  return string()
    .default('')
    .when('password', ([password]: unknown[]) => textField(tidyPassword, judgeRepeat(password)));
}

/** The password-reset page, reached by the mailed link (spec §2, D32). */
export const passwordResetSchema = object({
  password: textField(tidyPassword, judgePassword),
  passwordRepeat: passwordRepeatField(),
});

/** The account's form for another password (spec §7). */
export const passwordChangeSchema = passwordResetSchema.shape({
  oldPassword: textField(tidyPassword, judgeOldPassword),
});
