import type { Schema } from 'yup';
import { ValidationError } from 'yup';
import type { ValidationCode } from './codes.ts';
import { isValidationCode } from './codes.ts';

export type FieldProblem = { readonly field: string; readonly code: ValidationCode };

export type Checked<Value> =
  | { readonly kind: 'valid'; readonly value: Value }
  | { readonly kind: 'invalid'; readonly problems: readonly FieldProblem[] };

/** Checks what was entered: normalised values, or one code for each field that breaks a rule (spec §5). Unknown fields are dropped. */
export function check<Value>(schema: Schema<Value>, entered: unknown): Checked<Value> {
  try {
    return { kind: 'valid', value: schema.validateSync(entered, { abortEarly: false, stripUnknown: true }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { kind: 'invalid', problems: error.inner.map(problemOf) };
  }
}

function problemOf({ path = '', message }: ValidationError): FieldProblem {
  // A message of yup's own means a value of the wrong kind, which only a forged request holds.
  return { field: path, code: isValidationCode(message) ? message : 'FORMAT' };
}
