import type { HttpHandler } from 'msw';
import { HttpResponse, delay } from 'msw';
import type { generalErrors } from '@platine/domain/contract/call.ts';
import type { CallName, calls } from '@platine/domain/contract/calls.ts';
import type { FieldError } from '@platine/domain/contract/envelope.ts';
import { parseResponse } from '@platine/domain/contract/parse.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import { handleCall } from '../handlers/handleCall.ts';
import { failureResponse, successResponse } from '../handlers/respond.ts';

export type GeneralError = (typeof generalErrors)[number];
/** The failure classes of a call: those it declares, and the general ones. */
export type FailureOf<Name extends CallName> = (typeof calls)[Name]['errors'][number] | GeneralError;

/**
 * Fails one call in a story. The handlers go before the defaults: `useHandlers(...failWith(…))`. A class that the call cannot answer is a
 * type error.
 */
export function failWith<Name extends CallName>(
  name: Name,
  errorClass: FailureOf<Name>,
  fields: readonly FieldError[] = [],
): HttpHandler[] {
  return [handleCall(name, '', () => failureResponse({ errorClass, message: `Mocked ${errorClass}`, fields }))];
}

/** The call finds no server. */
export function disconnect(name: CallName): HttpHandler[] {
  return [handleCall(name, '', () => HttpResponse.error())];
}

/** The call is never answered. */
export function neverAnswer(name: CallName): HttpHandler[] {
  return [
    handleCall(name, '', async () => {
      await delay('infinite');
    }),
  ];
}

/** The call is answered by the default handlers, but not before `milliseconds` have passed. */
export function delayCall(name: CallName, milliseconds: number): HttpHandler[] {
  return [
    handleCall(name, '', async () => {
      await delay(milliseconds);
    }),
  ];
}

/** The call answers this. Throws ShapeError for an answer outside the contract. */
export function answerWith<Name extends CallName>(name: Name, data: ResponseOf<Name>): HttpHandler[] {
  const checked = parseResponse(name, data);
  return [handleCall(name, '', () => successResponse(checked))];
}
