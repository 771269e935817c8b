import type { Validator } from '../codes.ts';
import { fieldLimits } from '../limits.ts';
import { boundedText } from '../text.ts';

/** A password as it is compared: composed letters; blanks stay, as they are part of it. */
export function normalisePassword(text: string): string {
  return text.normalize('NFC');
}

/** 6 to 64 characters of any kind (D43). */
export const validatePassword = boundedText(fieldLimits.password, null);

/** The password that an account has now: whatever it is, the server compares it. */
export const validateOldPassword: Validator = (password) => (password === '' ? 'REQUIRED' : null);

/** The repetition must equal the password (spec §5). */
export function validateRepeat(password: unknown): Validator {
  return (repeat) => {
    if (repeat === '') return 'REQUIRED';
    return repeat === password ? null : 'MISMATCH';
  };
}
