import type { ValidationCode } from '../validation/codes.ts';

/** Codes that say more with words of their field: the VAT id's are the specification's (spec §5). */
const ownWords = [
  'vatId.REQUIRED',
  'vatId.FORMAT',
  'zipCode.FORMAT',
  'email.FORMAT',
  'message.FORMAT',
  'peppolAddress.FORMAT',
  'peppolAddress.NOT_A_CHOICE',
] as const;
type OwnWords = (typeof ownWords)[number];

export type ValidationMessageKey = `validation.${ValidationCode | OwnWords}`;

/** The message of a field's code: the field's own words where it has some, otherwise those of the code (spec §5). */
export function validationMessageKey(field: string, code: ValidationCode): ValidationMessageKey {
  const own = ownWords.find((words) => words === `${field}.${code}`);
  return own === undefined ? `validation.${code}` : `validation.${own}`;
}
