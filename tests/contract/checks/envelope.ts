import type { CallDescription } from '@platine/domain/contract/call.ts';
import { generalErrors } from '@platine/domain/contract/call.ts';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { calls } from '@platine/domain/contract/calls.ts';
import type { FailureEnvelope, FieldError } from '@platine/domain/contract/envelope.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import { errorStatus } from '@platine/domain/contract/errors.ts';

/** Any answer, as it came. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
};

type Failure = { readonly SUCCESSFUL: false } & FailureEnvelope;
type ReadEnvelope = { readonly SUCCESSFUL: true; readonly DATA: unknown } | Failure;

/** A server's own files and call stacks are nobody's business. */
const innards = /\n\s+at |node_modules|file:\/\/|\.ts:\d|\/src\/|[A-Z]:\\|select .* from |insert into/i;

/** Reads an answer as D2's envelope; throws an error that names the call and the field of what is wrong with it. */
export function readEnvelope(call: string, answer: Answer): ReadEnvelope {
  const { status, text, json } = answer;
  if (!isRecord(json)) throw new Error(`${call} answered without an envelope (HTTP ${status}): ${text.slice(0, 300)}`);
  if (json['SUCCESSFUL'] === true) {
    expectFields(call, json, ['SUCCESSFUL', 'DATA']);
    if (status !== 200) throw new Error(`${call} succeeded with status ${status}`);
    return { SUCCESSFUL: true, DATA: json['DATA'] };
  }
  return readFailure(call, json, answer);
}

function readFailure(
  call: string,
  json: Readonly<Record<string, unknown>>,
  { status, text, headers }: Answer,
): Failure {
  const { SUCCESSFUL, ERROR_CLASS, ERROR, FIELDS } = json;
  if (SUCCESSFUL !== false)
    throw new Error(`${call} answered without SUCCESSFUL (HTTP ${status}): ${text.slice(0, 300)}`);
  expectFields(call, json, ['SUCCESSFUL', 'ERROR_CLASS', 'ERROR', 'FIELDS']);
  if (!isErrorClass(ERROR_CLASS)) throw new Error(`${call}: ERROR_CLASS is ${String(ERROR_CLASS)}`);
  if (typeof ERROR !== 'string' || ERROR === '') throw new Error(`${call}: ERROR is not a text`);
  if (FIELDS !== undefined && !isFieldErrors(FIELDS)) throw new Error(`${call}: FIELDS is ${JSON.stringify(FIELDS)}`);
  if (status !== errorStatus[ERROR_CLASS])
    throw new Error(`${call}: ${ERROR_CLASS} came with status ${status}, not ${errorStatus[ERROR_CLASS]}`);
  if (status === 429) expectRetryAfter(call, headers);
  if (innards.test(text)) throw new Error(`${call}: the failure shows the server's innards: ${text}`);
  return { SUCCESSFUL: false, ERROR_CLASS, ERROR, FIELDS };
}

function expectRetryAfter(call: string, headers: Headers): void {
  if (/^[1-9]\d*$/.test(headers.get('retry-after') ?? '')) return;
  throw new Error(`${call}: a throttled call does not say in how many seconds it may be tried again`);
}

/** A failure of a class that the call does not declare is outside the contract. */
export function expectDeclared(name: CallName, errorClass: ErrorClass): void {
  const { errors }: CallDescription = calls[name];
  const declared = [...errors, ...generalErrors].some((one) => one === errorClass);
  if (!declared) throw new Error(`${name} answered ${errorClass}, which it does not declare`);
}

function expectFields(call: string, json: Readonly<Record<string, unknown>>, known: readonly string[]): void {
  const unknown = Object.keys(json).filter((field) => !known.includes(field));
  if (unknown.length > 0) throw new Error(`${call}: the envelope has the unknown field ${unknown.join(', ')}`);
}

function isErrorClass(value: unknown): value is ErrorClass {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}

function isFieldErrors(value: unknown): value is FieldError[] {
  return (
    Array.isArray(value) &&
    value.every((one) => isRecord(one) && typeof one['FIELD'] === 'string' && typeof one['CODE'] === 'string')
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
