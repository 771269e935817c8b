import { HttpResponse } from 'msw';
import type { Envelope } from '@platine/domain/contract/envelope.ts';
import { errorStatus } from '@platine/domain/contract/errors.ts';
import { buildFailure, buildSuccess } from '../builders/envelope.ts';
import type { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';

export function successResponse(data: unknown): HttpResponse<string> {
  return send(200, buildSuccess(data));
}

/** The failure's envelope with the status of its class (D2). */
export function failureResponse({
  errorClass,
  message,
  fields,
}: Pick<BusinessFailure, 'errorClass' | 'message' | 'fields'>): HttpResponse<string> {
  return send(errorStatus[errorClass], buildFailure(errorClass, message, fields));
}

function send(status: number, envelope: Envelope<unknown>): HttpResponse<string> {
  return new HttpResponse(JSON.stringify(envelope), { status, headers: { 'Content-Type': 'application/json' } });
}
