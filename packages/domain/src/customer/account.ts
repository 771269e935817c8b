import { normaliseText } from '../validation/text.ts';

/** Minutes that a mailed link for another password works (D32). */
export const resetMinutes = 60;

/** Hours that a mailed activation link works; afterwards the address may register again. */
export const activationHours = 48;

/** Days that a mailed newsletter confirmation works. */
export const optInDays = 7;

/** An e-mail as accounts are told apart: nobody has two for the same address in other letters. */
export function emailKey(email: string): string {
  return normaliseText(email).toLowerCase();
}
