import { readText } from '@platine/api/http/body.ts';
import { callPattern } from '@platine/api/http/callPattern.ts';
import { readClientAddress } from '@platine/api/network/clientAddress.ts';
import { errorClassHeader } from '@platine/api/http/errorClassHeader.ts';
import type { Logged } from '@platine/api/http/requestLog.ts';
import { logRequests } from '@platine/api/http/requestLog.ts';
import { isForeign } from '@platine/api/http/sameOrigin.ts';
import type { Log } from '@platine/api/log/log.ts';
import { describeError } from '@platine/api/log/log.ts';
import { failure } from '@platine/api/routes/perform.ts';
import { unavailable } from '@platine/api/http/unavailable.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { CallDescription } from '@platine/domain/contract/call.ts';
import { callNames, calls } from '@platine/domain/contract/calls.ts';
import type { FailureEnvelope } from '@platine/domain/contract/envelope.ts';
import { errorStatus } from '@platine/domain/contract/errors.ts';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

export type ApiProxyOptions = {
  readonly apiUrl: string;
  readonly publicOrigin: string;
  readonly deskOrigin: string;
  readonly log: Log;
};

type Environment = { Variables: Logged; Bindings: { connection: unknown } };
type ProxiedContext = Context<Environment>;

const notices = '/api/payment/notice/*';
/** The API's answers beside its calls, as the log names them. */
const otherRoutes = ['/desk/api/*', '/pictures/*', '/media/*', '/guarantee/*', '/sandbox/*', '/outbox/*', notices];

/**
 * Passes browsers' requests on to a remote API, and logs them as the API does, under the same ids. The API gets a shopper's cookies and
 * language and nothing else of a browser. So the origin is checked here (D3), and the body is read here: one that breaks off is the sender's
 * fault and not an API that is away.
 */
export function createApiProxy(options: ApiProxyOptions): Hono<Environment> {
  const app = new Hono<Environment>();
  const originAt = (path: string) => (path.startsWith('/desk/') ? options.deskOrigin : options.publicOrigin);
  const answer = (c: ProxiedContext, call: Pick<CallDescription, 'method' | 'effect'> = { method: callMethod(c) }) =>
    isForeign(call, c.req.raw, originAt(c.req.path)) ? refuse(c, failure(foreign)) : pass(c, options.apiUrl);
  app.use(logRequests(options.log));
  for (const name of callNames) {
    const call: CallDescription = calls[name];
    app.on(call.method, callPattern(call), (c) => {
      c.set('route', call.path);
      return answer(c, call);
    });
  }
  for (const route of otherRoutes)
    app.all(route, (c) => {
      c.set('route', route);
      return answer(c);
    });
  app.all('*', (c) => answer(c));
  app.onError((error, c) => {
    options.log({ event: 'crash', id: c.get('requestId'), route: c.get('route'), ...describeError(error) });
    return unavailable();
  });
  return app;
}

/** The storefront is a proxy too: it adds the address that it saw (the API's TRUSTED_PROXIES counts it). */
export function forwardedFor(request: Request, connection: unknown): Record<string, string> {
  const addresses = [request.headers.get('x-forwarded-for'), readClientAddress(request, connection, 0)];
  const known = addresses.filter((address) => address !== null);
  return known.length === 0 ? {} : { 'x-forwarded-for': known.join(', ') };
}

const foreign = new BusinessFailure('ForbiddenException', 'The call must come from the shop itself.');

function callMethod({ req: { method } }: ProxiedContext): CallDescription['method'] {
  return method === 'GET' || method === 'HEAD' ? 'GET' : 'POST';
}

async function pass(c: ProxiedContext, apiUrl: string): Promise<Response> {
  const request = c.req.raw;
  const body = await readText(request).catch(failure);
  if (typeof body === 'object') return refuse(c, body);
  const { pathname, search } = new URL(request.url);
  const answer = await proxy(new URL(pathname + search, apiUrl), {
    method: request.method,
    headers: { ...passedHeaders(c), ...forwardedFor(request, c.env.connection) },
    // The browser follows the sandbox's redirects.
    redirect: 'manual',
    ...(body === '' ? {} : { body }),
  });
  c.set('requestId', answer.headers.get('x-request-id') ?? c.get('requestId'));
  c.set('errorClass', answer.headers.get(errorClassHeader) ?? undefined);
  return answer;
}

function refuse(c: ProxiedContext, envelope: FailureEnvelope): Response {
  c.set('errorClass', envelope.ERROR_CLASS);
  return Response.json(envelope, { status: errorStatus[envelope.ERROR_CLASS] });
}

/** Headers of the contract's calls (D4). */
const contractHeaders = callNames.flatMap((name) => {
  const call: CallDescription = calls[name];
  return Object.values(call.headers ?? {});
});
const shopperHeaders = [
  'cookie',
  'authorization',
  'accept-language',
  'content-type',
  'if-none-match',
  ...contractHeaders,
].map((name) => name.toLowerCase());
/** Headers of the connection to the storefront. */
const connectionHeaders = [
  'host',
  'content-length',
  'connection',
  'transfer-encoding',
  'keep-alive',
  'expect',
  'upgrade',
];

/** A payment provider's notice keeps its headers: each provider signs in one of its own. */
function passedHeaders(c: ProxiedContext): Record<string, string> {
  const isNotice = c.get('route') === notices;
  const isPassed = (name: string) => (isNotice ? !connectionHeaders.includes(name) : shopperHeaders.includes(name));
  return Object.fromEntries([...c.req.raw.headers].filter(([name]) => isPassed(name)));
}
