import type { Validator } from '../codes.ts';
import { fieldLimits } from '../limits.ts';
import { boundedText } from '../text.ts';

const validateLength = boundedText(fieldLimits.email, null);

/**
 * The address pattern of HTML forms with a top-level part (spec §5), of at least 2 letters or in the form of an international domain (D43).
 * Dots stand between characters only.
 */
const form =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i;

/** E-mail: 2 to 50 characters, standard pattern (spec §5, D43). */
export const validateEmail: Validator = (email) => validateLength(email) ?? (form.test(email) ? null : 'FORMAT');
