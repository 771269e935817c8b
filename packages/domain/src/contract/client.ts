import type { CallName } from './calls.ts';
import type { Envelope, Outcome } from './envelope.ts';
import { toErrorClass } from './errors.ts';
import type { RequestOf, ResponseOf } from './schemas.ts';

/**
 * Carries one call to a server and brings its envelope back, or rejects when there was no readable answer: with a TimeoutError when
 * none came within the call's time (`patienceOf`).
 * Three exist: `fetch` in the browser, the API in the same process, and a remote API on the server.
 */
export type Transport = <Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
) => Promise<Envelope<ResponseOf<Name>>>;

/** Makes one call of the contract and never rejects: the three outcomes are values (spec §4, D2). */
export type Client = <Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
) => Promise<Outcome<ResponseOf<Name>>>;

export function createClient(transport: Transport): Client {
  return (name, request) => settle(transport(name, request));
}

/** The outcome of one call; never rejects. */
export async function settle<Data>(answer: Promise<Envelope<Data>>): Promise<Outcome<Data>> {
  try {
    const envelope = await answer;
    if (envelope.SUCCESSFUL) return { kind: 'data', data: envelope.DATA };
    return { kind: 'failure', errorClass: toErrorClass(envelope.ERROR_CLASS), fields: envelope.FIELDS ?? [] };
  } catch (error) {
    return isTimeout(error) ? { kind: 'network', late: true } : { kind: 'network' };
  }
}

/** `AbortSignal.timeout` rejects with an error of this name. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
