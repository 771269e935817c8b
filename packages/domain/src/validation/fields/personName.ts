import type { Validator } from '../codes.ts';
import { fieldLimits } from '../limits.ts';
import { boundedText } from '../text.ts';
import { lettersAnd } from './letters.ts';

/** Letters, blanks and . - / (spec §5); also ' and ’ (D16). */
const validateLetters = boundedText(fieldLimits.lastName, lettersAnd());

/** A syllable or a word in one character: 李, 김 and 林 are whole names, though the bounds of the specification count them as one. */
const wholeInOne = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** First and last name. */
export const validatePersonName: Validator = (name) => (wholeInOne.test(name) ? null : validateLetters(name));
