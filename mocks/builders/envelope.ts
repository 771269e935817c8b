import type { FailureEnvelope, FieldError, SuccessEnvelope } from '@platine/domain/contract/envelope.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';

export function buildSuccess<Data>(data: Data): SuccessEnvelope<Data> {
  return { SUCCESSFUL: true, DATA: data };
}

export function buildFailure(
  errorClass: ErrorClass,
  message: string,
  fields: readonly FieldError[] = [],
): FailureEnvelope {
  const envelope = { SUCCESSFUL: false, ERROR_CLASS: errorClass, ERROR: message } as const;
  return fields.length === 0 ? envelope : { ...envelope, FIELDS: fields };
}
