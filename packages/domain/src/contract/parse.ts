import { ValidationError } from 'yup';
import type { CallName } from './calls.ts';
import type { FieldError } from './envelope.ts';
import type { RequestOf, ResponseOf } from './schemas.ts';
import { schemas } from './schemas.ts';

/** A value that does not have the shape the contract gives it; `fields` names each place. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
  readonly fields: readonly FieldError[];
  constructor(message: string, fields: readonly FieldError[]) {
    super(message);
    this.fields = fields;
  }
}

/** Parses what a client sent: unknown fields are dropped, defaults filled in. Throws ShapeError. */
export function parseRequest<Name extends CallName>(name: Name, value: unknown): RequestOf<Name> {
  return check(name, 'request', () => schemas[name].request.validateSync(value ?? {}, { abortEarly: false }));
}

/** Checks what a server answers: a missing, wrong or unknown field is an error that names it. Throws ShapeError. */
export function parseResponse<Name extends CallName>(name: Name, value: unknown): ResponseOf<Name> {
  return check(name, 'response', () => schemas[name].response.validateSync(value, { abortEarly: false, strict: true }));
}

function check<Value>(name: CallName, side: 'request' | 'response', validate: () => Value): Value {
  try {
    return validate();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const broken = error.inner.length > 0 ? error.inner : [error];
    const fields = broken.map((one) => ({ FIELD: one.path ?? '', CODE: one.type ?? 'invalid' }));
    throw new ShapeError(`The ${side} of ${name} does not fit the contract: ${error.errors.join('; ')}`, fields);
  }
}
