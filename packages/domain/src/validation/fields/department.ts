import { optional } from '../codes.ts';
import { fieldLimits } from '../limits.ts';
import { boundedText } from '../text.ts';
import { lettersAnd } from './letters.ts';

/** Optional; letters, blanks and . - / (spec §5); also digits and & ' ’ ( ) + – (D43). */
export const validateDepartment = optional(boundedText(fieldLimits.department, lettersAnd('0-9&()+–')));
