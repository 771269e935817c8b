import type { CallDescription, HttpRequest } from '@platine/domain/contract/call.ts';
import { toHttp } from '@platine/domain/contract/call.ts';
import { calls } from '@platine/domain/contract/calls.ts';
import type { Transport } from '@platine/domain/contract/client.ts';
import { isEnvelope } from '@platine/domain/contract/envelope.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';

/** Milliseconds after which an unanswered call counts as a lost connection. */
const patience = 20_000;

/**
 * Sends calls by `fetch` to the page's own origin or to `origin`. The envelope is read at any HTTP status (D2); an answer without an
 * envelope, such as a proxy's error page, rejects.
 */
export function createFetchTransport(origin = ''): Transport {
  return async (name, request) => {
    const call: CallDescription = calls[name];
    const http = toHttp(call, request);
    const response = await fetch(`${origin}${http.url}`, options(call, http));
    const answer: unknown = await response.json();
    if (!isEnvelope<ResponseOf<typeof name>>(answer)) throw new Error(`${name} was answered without an envelope`);
    return answer;
  };
}

function options(call: CallDescription, { method, headers, body }: HttpRequest): RequestInit {
  return {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
    // A call that changes data completes although the page is left.
    keepalive: call.effect === true,
    signal: AbortSignal.timeout(patience),
  };
}
