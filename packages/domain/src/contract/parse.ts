import type { Schema } from 'yup';
import { ValidationError } from 'yup';
import type { CallName } from './calls.ts';
import type { Language } from '../language/language.ts';
import { builtInLanguages, languageAmong } from '../language/language.ts';
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

/**
 * Parses what a client sent: unknown fields are dropped, defaults filled in. Throws ShapeError, also for a language that the shop does not have.
 *
 * @param languages The shop's.
 */
export function parseRequest<Name extends CallName>(
  name: Name,
  value: unknown,
  languages: readonly Language[] = builtInLanguages,
): RequestOf<Name> {
  const request = readShape(name, schemas[name].request, value);
  if (request !== null && typeof request === 'object' && 'LANGUAGE_CODE' in request)
    requireOffered(name, String(request.LANGUAGE_CODE), languages);
  return request;
}

function requireOffered(name: string, language: string, languages: readonly Language[]): void {
  if (languageAmong(languages, language) !== null) return;
  const fields = [{ FIELD: 'LANGUAGE_CODE', CODE: 'oneOf' }];
  throw new ShapeError(
    `The request of ${name} does not fit the contract: LANGUAGE_CODE must be one of ${languages.join(', ')}`,
    fields,
  );
}

/** Checks what a server answers: a missing, wrong or unknown field is an error that names it. Throws ShapeError. */
export function parseResponse<Name extends CallName>(name: Name, value: unknown): ResponseOf<Name> {
  return checkShape(name, schemas[name].response, value);
}

/** Reads a request of any contract by its schema. Throws ShapeError. */
export function readShape<Value>(name: string, schema: Schema<Value>, value: unknown): Value {
  return check(name, 'request', () => schema.validateSync(value ?? {}, { abortEarly: false }));
}

/** Checks an answer of any contract by its schema. Throws ShapeError. */
export function checkShape<Value>(name: string, schema: Schema<Value>, value: unknown): Value {
  return check(name, 'response', () => schema.validateSync(value, { abortEarly: false, strict: true }));
}

function check<Value>(name: string, side: 'request' | 'response', validate: () => Value): Value {
  try {
    return validate();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const broken = error.inner.length > 0 ? error.inner : [error];
    const fields = broken.map((one) => ({ FIELD: one.path ?? '', CODE: one.type ?? 'invalid' }));
    throw new ShapeError(`The ${side} of ${name} does not fit the contract: ${error.errors.join('; ')}`, fields);
  }
}
