import { optional } from '../codes.ts';
import { fieldLimits } from '../limits.ts';
import { boundedText } from '../text.ts';

/** A phone number as it is kept: without blanks ( ) . / (D16). */
export function normalisePhone(text: string): string {
  return text.replace(/[\s()./]/gu, '');
}

/** Optional; digits, - and + (spec §5). */
export const validatePhone = optional(boundedText(fieldLimits.phone, /^[\d+-]+$/));
