import { fieldLimits } from '../limits.ts';
import { boundedText } from '../text.ts';
import { lettersAnd } from './letters.ts';

/** Letters, digits, blanks and , . - / (spec §5); also & ' ’ ( ) + – (D16, D43). */
export const validateCompany = boundedText(fieldLimits.company, lettersAnd('0-9,&()+–'));
