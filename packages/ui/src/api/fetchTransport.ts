import type { CallDescription, HttpRequest } from '@platine/domain/contract/call.ts';
import { patienceOf, toHttp } from '@platine/domain/contract/call.ts';
import { calls } from '@platine/domain/contract/calls.ts';
import type { Transport } from '@platine/domain/contract/client.ts';
import type { Envelope } from '@platine/domain/contract/envelope.ts';
import { isEnvelope } from '@platine/domain/contract/envelope.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';

/** Sends a request: `fetch`, or something in its place that adds a header or answers by itself. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Sends calls by `fetch` to the page's own origin or to `origin`. The envelope is read at any HTTP status (D2); an answer without an
 * envelope, such as a proxy's error page, rejects, and so does a call without an answer in its time (`patienceOf`).
 */
export function createFetchTransport(origin = '', send: Send = plainFetch): Transport {
  return (name, request) => fetchEnvelope<ResponseOf<typeof name>>(calls[name], request, { origin, send });
}

export const plainFetch: Send = (url, init) => fetch(url, init);

type Way = { readonly origin: string; readonly send: Send };

/** Sends one call of any contract. */
export async function fetchEnvelope<Data>(
  call: CallDescription,
  request: Readonly<Record<string, unknown>>,
  { origin, send }: Way,
): Promise<Envelope<Data>> {
  const http = toHttp(call, request);
  const signal = AbortSignal.timeout(patienceOf(call, http.body?.length));
  try {
    const response = await send(origin + http.url, { ...options(call, http), signal });
    const answer: unknown = await response.json();
    if (!isEnvelope<Data>(answer)) throw new Error(`${http.url} was answered without an envelope`);
    return answer;
  } catch (error) {
    // A body that is cut off rejects with an error of its own.
    signal.throwIfAborted();
    throw error;
  }
}

function options(call: CallDescription, { method, headers, body }: HttpRequest): RequestInit {
  return {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
    // A call that changes data completes although the page is left.
    keepalive: call.effect === true && (body?.length ?? 0) <= mostKeptAlive,
  };
}

/** Browsers refuse to send more than 64 KiB that outlive their page. A character is at most three bytes. */
const mostKeptAlive = 21_000;
