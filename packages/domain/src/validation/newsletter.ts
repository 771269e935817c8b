import { emailSchema } from './login.ts';
import type { Validator } from './codes.ts';
import { normaliseText } from './text.ts';
import { textField } from './textField.ts';

/** A place names where in the shop someone subscribed, as FOOTER does (spec §7); it is the shop's own word, never a shopper's text. */
const validatePlace: Validator = (place) => (/^[A-Z][A-Z_]{0,39}$/.test(place) ? null : 'NOT_A_CHOICE');

/** Request of the newsletter's sign-up, validated on the server (spec §7). */
export const newsletterSchema = emailSchema.shape({ place: textField(normaliseText, validatePlace) });
