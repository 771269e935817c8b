import { object } from 'yup';
import { validateEmail } from './fields/email.ts';
import { validatePassword, normalisePassword } from './fields/password.ts';
import { normaliseText } from './text.ts';
import { textField } from './textField.ts';

/** Forgot password, newsletter, and the guest's e-mail: an address alone (spec §2). */
export const emailSchema = object({ email: textField(normaliseText, validateEmail) });

/** Login has the rules of registration, but they only enable the button (spec §5, D16): the server answers every failure alike (D32). */
export const loginSchema = emailSchema.shape({ password: textField(normalisePassword, validatePassword) });
