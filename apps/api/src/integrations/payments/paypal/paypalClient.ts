import { array, number, object, string } from 'yup';
import type { Clock } from '../../../time/clock.ts';
import { ProviderFailure } from '../providerFailure.ts';
import type { PaypalAccount } from './paypalAccount.ts';

export type PaypalRequest = {
  readonly method: 'GET' | 'POST';
  /** Below the account's URL. */
  readonly path: string;
  /** JSON; null for a request without a body. */
  readonly body: string | null;
  /** Names the request; PayPal does a repetition with the same name once. Null for one that changes nothing. */
  readonly requestId: string | null;
  /** Ends the wait. */
  readonly signal: AbortSignal;
};

/** An error that PayPal names: the issue of its first detail, or else the name of the error itself. */
export type PaypalError = { readonly name: string };
export type PaypalAnswer =
  | { readonly kind: 'answered'; readonly data: unknown }
  | { readonly kind: 'failed'; readonly error: PaypalError };

export type PaypalClient = (request: PaypalRequest) => Promise<PaypalAnswer>;

/** PayPal gave no answer, or one that decides nothing. */
export class PaypalFailure extends ProviderFailure {
  override readonly name = 'PaypalFailure';

  constructor(code: string, options?: ErrorOptions) {
    super('PayPal', code, options);
  }
}

const errorSchema = object({
  name: string().required(),
  details: array(object({ issue: string().optional() }).required()).optional(),
});

/**
 * Makes the requests of PayPal's REST interface. Rejects with PaypalFailure when there is no answer in time, or one that is not JSON, such as a
 * firewall's. A token that PayPal no longer accepts is replaced once.
 */
export function createPaypalClient(account: PaypalAccount, clock: Clock): PaypalClient {
  const tokens = keepToken(account, clock);
  const send = async (request: PaypalRequest) =>
    askOnce(account.url + request.path, {
      method: request.method,
      body: request.body,
      signal: request.signal,
      headers: {
        Authorization: `Bearer ${await tokens.read()}`,
        'Content-Type': 'application/json',
        // Otherwise an answer has no amounts.
        Prefer: 'return=representation',
        ...(request.requestId !== null && { 'PayPal-Request-Id': request.requestId }),
      },
    });
  return async (request) => {
    const first = await send(request);
    if (first.status !== 401) return answerOf(first);
    tokens.drop();
    return answerOf(await send(request));
  };
}

type Answered = { readonly status: number; readonly isOk: boolean; readonly data: unknown };

async function askOnce(url: string, init: RequestInit): Promise<Answered> {
  try {
    // A redirect would take the credentials to another host.
    const response = await fetch(url, { ...init, redirect: 'error' });
    const text = await response.text();
    return { status: response.status, isOk: response.ok, data: text === '' ? null : JSON.parse(text) };
  } catch (cause) {
    throw new PaypalFailure('NO_ANSWER', { cause });
  }
}

function answerOf({ isOk, data }: Answered): PaypalAnswer {
  if (isOk) return { kind: 'answered', data };
  if (!errorSchema.isValidSync(data, { strict: true })) throw new PaypalFailure('NO_ANSWER');
  const issue = data.details?.[0]?.issue;
  // Older parts of the interface have a sentence there.
  const isName = issue !== undefined && /^[A-Z][A-Z\d_]+$/.test(issue);
  return { kind: 'failed', error: { name: isName ? issue : data.name } };
}

const tokenSchema = object({ access_token: string().required(), expires_in: number().required() });
const tokenErrorSchema = object({ error: string().required() });
/** A token is replaced so much before its end. */
const reserveMs = 60_000;
/** Callers share the wait for a token, so that it has its own end. */
const tokenWaitMs = 20_000;

/** The token of the account (OAuth 2.0, client credentials), asked for once until it ends. */
function keepToken(account: PaypalAccount, clock: Clock) {
  let kept: { readonly token: string; readonly endsAt: number } | null = null;
  let pending: Promise<string> | null = null;
  const renew = async () => {
    const { token, seconds } = await askToken(account);
    kept = { token, endsAt: clock().getTime() + seconds * 1000 - reserveMs };
    return token;
  };
  return {
    async read(): Promise<string> {
      if (kept !== null && clock().getTime() < kept.endsAt) return kept.token;
      pending ??= renew().finally(() => {
        pending = null;
      });
      return pending;
    },
    drop() {
      kept = null;
    },
  };
}

async function askToken({ url, clientId, clientSecret }: PaypalAccount) {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const { isOk, data } = await askOnce(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${credentials}`, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
    signal: AbortSignal.timeout(tokenWaitMs),
  });
  if (!isOk) throw new PaypalFailure(tokenErrorSchema.isValidSync(data) ? data.error : 'NO_ANSWER');
  const { access_token: token, expires_in: seconds } = tokenSchema.validateSync(data);
  return { token, seconds };
}
