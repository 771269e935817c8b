/** Validation error codes of a field. The interface has the texts. */
export const validationCodes = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  /** Holds a character outside the field's set. */
  'CHARACTERS',
  /** The right characters in the wrong form. */
  'FORMAT',
  /** Differs from the field it repeats. */
  'MISMATCH',
  'NOT_ACCEPTED',
  'NOT_A_CHOICE',
] as const;
export type ValidationCode = (typeof validationCodes)[number];

export function isValidationCode(code: string): code is ValidationCode {
  return validationCodes.some((known) => known === code);
}

/** Judges a text that has been normalised: the code of the first rule it breaks, or null. */
export type Validator = (text: string) => ValidationCode | null;

/** A field that may stay empty, but is validated when it is not. */
export function optional(validate: Validator): Validator {
  return (text) => (text === '' ? null : validate(text));
}
