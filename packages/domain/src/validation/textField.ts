import { string } from 'yup';
import type { Validator } from './codes.ts';

/**
 * A yup text field: what comes in is normalised first, what is missing counts as empty, and at most one code comes out, as the error's
 * message. The form and the server use the same one.
 */
export function textField(normalise: (text: string) => string, validate: Validator) {
  return string()
    .transform((_, original: unknown) => (typeof original === 'string' ? normalise(original) : ''))
    .default('')
    .test({
      name: 'code',
      test: (text, context) => {
        const code = validate(text);
        return code === null || context.createError({ message: code, type: code });
      },
    });
}

/** A field that the customer does not see: whatever comes in is dropped (spec §6). */
export function droppedField() {
  return string()
    .transform(() => '')
    .default('');
}
