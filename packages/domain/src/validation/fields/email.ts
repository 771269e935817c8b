import type { Judge } from '../codes.ts';
import { fieldLimits } from '../limits.ts';
import { boundedText } from '../text.ts';

const judgeLength = boundedText(fieldLimits.email, null);

/** The address pattern of HTML forms, with a top-level part of 2 to 6 letters (spec §5). Dots stand between characters only. */
const form = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,6}$/i;

/** E-mail: 2 to 50 characters, standard pattern (spec §5, D16). */
export const judgeEmail: Judge = (email) => judgeLength(email) ?? (form.test(email) ? null : 'FORMAT');
