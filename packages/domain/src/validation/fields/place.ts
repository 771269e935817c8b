import { fieldLimits } from '../limits.ts';
import { boundedText } from '../text.ts';
import { lettersAnd } from './letters.ts';

/** Street and city: letters, digits, blanks and , . - / (spec §5); also ' and ’ (D16). */
const characters = lettersAnd(String.raw`\d\s,.\-/'’`);

export const judgeStreet = boundedText(fieldLimits.street, characters);
export const judgeCity = boundedText(fieldLimits.city, characters);
