import { object, string } from 'yup';
import { ProviderFailure } from '../providerFailure.ts';
import type { SaferpayAccount } from './saferpayAccount.ts';

const specVersion = '1.52';
/** The largest RetryIndicator. */
const mostRetries = 9;

export type SaferpayRequest = {
  /** Below the account's URL. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Names the request; a repetition has the same. At most 50 characters. */
  readonly requestId: string;
  readonly attempt: number;
  /** Ends the wait. */
  readonly signal: AbortSignal;
};

/** An error that Saferpay names. `isFinal`: the same request would fail again. */
export type SaferpayError = { readonly name: string; readonly isFinal: boolean };
export type SaferpayAnswer =
  | { readonly kind: 'answered'; readonly data: unknown }
  | { readonly kind: 'failed'; readonly error: SaferpayError };

export type SaferpayClient = (request: SaferpayRequest) => Promise<SaferpayAnswer>;

/** Saferpay gave no answer, or one that decides nothing. */
export class SaferpayFailure extends ProviderFailure {
  override readonly name = 'SaferpayFailure';

  constructor(code: string, options?: ErrorOptions) {
    super('Saferpay', code, options);
  }
}

const errorSchema = object({ ErrorName: string().required(), Behavior: string().required() });
const repeatable = ['RETRY', 'RETRY_LATER'];

/**
 * Makes the requests of Saferpay's JSON API with basic authentication. Rejects with SaferpayFailure when there is no answer in time, or one that
 * is not JSON, such as a firewall's.
 */
export function createSaferpayClient(account: SaferpayAccount): SaferpayClient {
  const credentials = Buffer.from(`${account.user}:${account.password}`).toString('base64');
  const headers = {
    Authorization: `Basic ${credentials}`,
    Accept: 'application/json',
    'Content-Type': 'application/json; charset=utf-8',
  };
  return async ({ path, body, requestId, attempt, signal }) => {
    const RequestHeader = {
      SpecVersion: specVersion,
      CustomerId: account.customerId,
      RequestId: requestId,
      RetryIndicator: Math.min(attempt, mostRetries),
    };
    const request = { method: 'POST', headers, body: JSON.stringify({ RequestHeader, ...body }), signal };
    try {
      // A redirect would take the credentials to another host.
      const response = await fetch(account.url + path, { ...request, redirect: 'error' });
      const data: unknown = await response.json();
      return response.ok ? { kind: 'answered', data } : { kind: 'failed', error: readError(data) };
    } catch (cause) {
      throw new SaferpayFailure('NO_ANSWER', { cause });
    }
  };
}

function readError(data: unknown): SaferpayError {
  const { ErrorName: name, Behavior } = errorSchema.validateSync(data, { strict: true });
  return { name, isFinal: !repeatable.includes(Behavior) };
}
