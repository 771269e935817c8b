import { HttpResponse } from 'msw';
import type { Envelope } from '@platine/domain/contract/envelope.ts';
import { errorStatus } from '@platine/domain/contract/errors.ts';
import { buildFailure, buildSuccess } from '../builders/envelope.ts';
import type { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { ThrottledFailure } from '@platine/domain/contract/businessFailure.ts';

export function successResponse(data: unknown): HttpResponse<string> {
  return send(200, buildSuccess(data));
}

/** The failure's envelope with the status of its class (D2). */
export function failureResponse(
  failure: Pick<BusinessFailure, 'errorClass' | 'message' | 'fields'>,
): HttpResponse<string> {
  const { errorClass, message, fields } = failure;
  const later = failure instanceof ThrottledFailure ? { 'Retry-After': String(failure.wait) } : {};
  return send(errorStatus[errorClass], buildFailure(errorClass, message, fields), later);
}

function send(status: number, envelope: Envelope<unknown>, headers: Record<string, string> = {}): HttpResponse<string> {
  const all = { 'Content-Type': 'application/json', ...headers };
  return new HttpResponse(JSON.stringify(envelope), { status, headers: all });
}
