import { readText } from '@platine/api/http/body.ts';
import { callPattern } from '@platine/api/http/callPattern.ts';
import { errorClassHeader, refusalHeaders } from '@platine/api/http/refusalHeaders.ts';
import type { Logged } from '@platine/api/http/requestLog.ts';
import { logRequests } from '@platine/api/http/requestLog.ts';
import { isForeign } from '@platine/api/http/sameOrigin.ts';
import type { Log } from '@platine/api/log/log.ts';
import { describeError } from '@platine/api/log/log.ts';
import { failure } from '@platine/api/routes/perform.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { CallDescription } from '@platine/domain/contract/call.ts';
import { callNames, calls } from '@platine/domain/contract/calls.ts';
import type { FailureEnvelope } from '@platine/domain/contract/envelope.ts';
import { errorStatus } from '@platine/domain/contract/errors.ts';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { cannotAnswer } from './cannotAnswer.ts';
import { viaUs } from './viaUs.ts';

export type HandOnOptions = { readonly apiUrl: string; readonly publicOrigin: string; readonly log: Log };

type Environment = { Variables: Logged; Bindings: { connection: unknown } };
type HandedOn = Context<Environment>;

/** What the API answers beside its calls, as the log names it. */
const others = ['/pictures/*', '/sandbox/*', '/outbox/*'];
const notices = '/api/payment/notice/*';

/**
 * Hands what the browser asks of a remote API on, and logs it as that one does and under the same id. The API gets the shopper's cookies and
 * language and nothing else of the request; so it is here that the origin is checked (D3), and that a body is read: one that breaks off on its
 * way is the sender's affair, and no API that is away.
 */
export function createHandOn(options: HandOnOptions): Hono<Environment> {
  const app = new Hono<Environment>();
  const hand = (c: HandedOn, call: Pick<CallDescription, 'method' | 'effect'> = { method: plainMethod(c) }) =>
    isForeign(call, c.req.raw, options.publicOrigin) ? refuse(c, failure(foreign)) : handOn(c, options.apiUrl);
  app.use(logRequests(options.log));
  for (const name of callNames) {
    const call: CallDescription = calls[name];
    app.on(call.method, callPattern(call), (c) => {
      c.set('route', call.path);
      return hand(c, call);
    });
  }
  for (const path of [...others, notices])
    app.all(path, (c) => {
      c.set('route', path);
      return hand(c);
    });
  app.all('*', (c) => hand(c));
  app.onError((error, c) => {
    options.log({ event: 'crash', id: c.get('requestId'), route: c.get('route'), ...describeError(error) });
    return cannotAnswer();
  });
  return app;
}

const foreign = new BusinessFailure('ForbiddenException', 'The call must come from the shop itself.');

function plainMethod({ req: { method } }: HandedOn): CallDescription['method'] {
  return method === 'GET' || method === 'HEAD' ? 'GET' : 'POST';
}

async function handOn(c: HandedOn, apiUrl: string): Promise<Response> {
  const request = c.req.raw;
  const body = await readText(request).catch(failure);
  if (typeof body === 'object') return refuse(c, body);
  const { pathname, search } = new URL(request.url);
  const answer = await proxy(new URL(pathname + search, apiUrl), {
    method: request.method,
    headers: { ...handedHeaders(c), ...viaUs(request, c.env.connection) },
    // Where the sandbox sends a shopper is the shopper's to follow.
    redirect: 'manual',
    ...(body === '' ? {} : { body }),
  });
  c.set('requestId', answer.headers.get('x-request-id') ?? c.get('requestId'));
  c.set('errorClass', answer.headers.get(errorClassHeader) ?? undefined);
  return answer;
}

function refuse(c: HandedOn, envelope: FailureEnvelope): Response {
  c.set('errorClass', envelope.ERROR_CLASS);
  const status = errorStatus[envelope.ERROR_CLASS];
  return Response.json(envelope, { status, headers: refusalHeaders(status) });
}

/** What calls of the contract carry beside their body (D4). */
const contractHeaders = callNames.flatMap((name) => {
  const call: CallDescription = calls[name];
  return Object.values(call.headers ?? {});
});
const kept = ['cookie', 'accept-language', 'content-type', 'if-none-match', ...contractHeaders].map((name) =>
  name.toLowerCase(),
);
/** Of the connection to us, or said anew of the one to the API. */
const ofConnection = ['host', 'content-length', 'connection', 'transfer-encoding', 'keep-alive', 'expect', 'upgrade'];

/** No shopper sends a notice, and each provider signs its own in a header of its own: it is handed on as it came. */
function handedHeaders(c: HandedOn): Record<string, string> {
  const isHanded = (name: string) => (c.get('route') === notices ? !ofConnection.includes(name) : kept.includes(name));
  return Object.fromEntries([...c.req.raw.headers].filter(([name]) => isHanded(name)));
}
