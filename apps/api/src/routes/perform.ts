import type { CallName } from '@platine/domain/contract/calls.ts';
import type { Envelope, FailureEnvelope } from '@platine/domain/contract/envelope.ts';
import { ShapeError } from '@platine/domain/contract/parse.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import { BusinessFailure, ThrottledFailure } from '@platine/domain/contract/businessFailure.ts';
import type { CallContext } from './callContext.ts';
import { handlers } from './handlers.ts';
import { isUnwritable } from '../db/unwritable.ts';
import { unsafeInputIn } from './unsafeInput.ts';
import { readRequest } from './readRequest.ts';

/**
 * Performs one call, for HTTP and `invoke` alike: validates the request, runs the handler and wraps the outcome in an envelope (D2). Rejects only
 * for a crash.
 */
export async function perform<Name extends CallName>(
  name: Name,
  request: unknown,
  context: CallContext,
): Promise<Envelope<ResponseOf<Name>>> {
  const handler = handlers[name];
  const unsafe = unsafeInputIn(request);
  if (unsafe !== null) return failure(new BusinessFailure('InvalidRequestException', unsafe));
  try {
    return { SUCCESSFUL: true, DATA: await handler(readRequest(name, request, context.shop.languages), context) };
  } catch (error) {
    if (error instanceof ThrottledFailure) context.askAgainIn?.(error.wait);
    return failure(error);
  }
}

/** The envelope of a business failure, an invalid request or a change that found no room; other errors are thrown again. */
export function failure(error: unknown): FailureEnvelope {
  if (error instanceof BusinessFailure) return toEnvelope(error);
  if (error instanceof ShapeError)
    return toEnvelope(new BusinessFailure('InvalidRequestException', error.message, error.fields));
  if (isUnwritable(error))
    return toEnvelope(new BusinessFailure('ServiceUnavailableException', 'The database takes no changes now.'));
  throw error;
}

/** The envelope of a crash, with the id of its log line. */
export function crashEnvelope(id: string): FailureEnvelope {
  return toEnvelope(new BusinessFailure('InternalErrorException', `Something went wrong; request ${id}.`));
}

/** The envelope of a call while the database is away. */
export function unreachableEnvelope(): FailureEnvelope {
  return toEnvelope(new BusinessFailure('ServiceUnavailableException', 'The database does not answer.'));
}

function toEnvelope({ errorClass, message, fields }: BusinessFailure): FailureEnvelope {
  const envelope = { SUCCESSFUL: false, ERROR_CLASS: errorClass, ERROR: message } as const;
  return fields.length === 0 ? envelope : { ...envelope, FIELDS: fields };
}
