import { object } from 'yup';
import { judgeEmail } from './fields/email.ts';
import { judgePassword, tidyPassword } from './fields/password.ts';
import { tidyText } from './text.ts';
import { textField } from './textField.ts';

/** Forgot password, newsletter, and the guest's e-mail: an address alone (spec §2). */
export const emailSchema = object({ email: textField(tidyText, judgeEmail) });

/** Login has the rules of registration, but they only enable the button (spec §5, D16): the server answers every failure alike (D32). */
export const loginSchema = emailSchema.shape({ password: textField(tidyPassword, judgePassword) });
