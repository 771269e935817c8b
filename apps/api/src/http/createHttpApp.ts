import type { Context } from 'hono';
import { Hono } from 'hono';
import type { CallDescription } from '@platine/domain/contract/call.ts';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { callNames, calls } from '@platine/domain/contract/calls.ts';
import type { Envelope } from '@platine/domain/contract/envelope.ts';
import { errorStatus } from '@platine/domain/contract/errors.ts';
import { browserLanguage } from '@platine/domain/language/language.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { isUnreachable } from '../db/unreachable.ts';
import { isUnwritable } from '../db/unwritable.ts';
import { describeError } from '../log/log.ts';
import { operationPaths } from '../operations/operations.ts';
import { callSettings } from '../routes/callContext.ts';
import { crashEnvelope, failure, perform } from '../routes/perform.ts';
import { addDocumentRoutes } from './documentFiles.ts';
import { addDeskRoutes } from './desk/deskRoutes.ts';
import { addKicadRoutes } from './kicadRoutes.ts';
import { addOutboxRoutes } from './outboxPage.ts';
import { addPaymentRoutes } from './payments/paymentRoutes.ts';
import { answerMedia } from './mediaFiles.ts';
import { answerNotice } from './noticeFiles.ts';
import { answerPicture } from './pictures.ts';
import { callPattern } from './callPattern.ts';
import { measureHead } from './measureHead.ts';
import { addQuoteRoutes } from './quoteFiles.ts';
import { readCallFields } from './readCallFields.ts';
import { readClientAddress } from '../network/clientAddress.ts';
import { errorClassHeader } from './errorClassHeader.ts';
import { addOpenApiRoute } from './openApiRoute.ts';
import { logRequests } from './requestLog.ts';
import type { Environment, HttpOptions } from './httpOptions.ts';
import { setIsolation } from './isolation.ts';
import { unavailable } from './unavailable.ts';
import { deviceCookie, readDeviceCookie } from './deviceCookie.ts';
import { isForeign } from './sameOrigin.ts';
import { carriedOver, readSessionCookie, sessionCookies } from './sessionCookie.ts';

type HttpContext = Context<Environment>;

/** The API's HTTP routes: the calls of the contract, pictures, media, payments, the outbox page and the operator's endpoints. */
export function createHttpApp(options: HttpOptions): Hono<Environment> {
  const app = new Hono<Environment>();
  app.use(measureHead);
  // Registered before the log, because probes come every few seconds.
  for (const path of operationPaths)
    app.get(path, async (c, next) => (await options.operations?.answer(c.req.raw, c.env.connection)) ?? next());
  app.use(logRequests(options.log));
  app.use(async (c, next) => {
    await next();
    setIsolation(c.res.headers);
  });
  for (const name of callNames)
    app.on(calls[name].method, callPattern(calls[name]), (c) => answerCall(c, name, options));
  app.get('/pictures/:file', (c) => {
    c.set('route', '/pictures/{SKU}.svg');
    return answerPicture(c.req.raw, c.req.param('file'), options.db);
  });
  app.get('/media/*', (c) => {
    c.set('route', '/media/*');
    return answerMedia(c.req.raw, options.mediaFolder ?? null);
  });
  app.get('/guarantee/*', (c) => {
    c.set('route', '/guarantee/*');
    return answerNotice(c.req.path, options.currentShop());
  });
  addOpenApiRoute(app, options);
  addKicadRoutes(app, options);
  addDeskRoutes(app, options, send);
  addDocumentRoutes(app, options);
  addQuoteRoutes(app, options);
  addPaymentRoutes(app, options);
  if (options.outbox) addOutboxRoutes(app, options.outbox);
  app.notFound((c) => send(c, failure(new BusinessFailure('NotFoundException', 'There is nothing at this address.'))));
  app.onError((error, c) => {
    if (isUnwritable(error)) return send(c, failure(error));
    // Readiness reports it once.
    if (isUnreachable(error)) return unavailable();
    const id = c.get('requestId');
    options.log({ event: 'crash', id, route: c.get('route'), ...describeError(error) });
    // A crash is no refusal: without an error class the metrics count it once.
    return c.json(crashEnvelope(id), errorStatus.InternalErrorException);
  });
  return app;
}

async function answerCall(c: HttpContext, name: CallName, options: HttpOptions): Promise<Response> {
  const { db, clock, currentShop, log, publicOrigin } = options;
  const call: CallDescription = calls[name];
  c.set('route', call.path);
  const isKept = call.effect !== true && !isPersonal(call);
  if (!isKept) c.header('Cache-Control', 'no-store');
  if (isForeign(call, c.req.raw, publicOrigin))
    return send(c, failure(new BusinessFailure('ForbiddenException', 'The call must come from the shop itself.')));
  const cookies = c.req.header('cookie') ?? null;
  const keep = cookieKeeper(c);
  const keepToken = (token: string) => keep({ session: sessionCookies(token, cookies, publicOrigin) });
  const keepDevice = (token: string) => keep({ device: [deviceCookie(token, publicOrigin)] });
  if (!isKept) keep({ session: carriedOver(cookies, publicOrigin) });
  const askAgainIn = (seconds: number) => c.header('Retry-After', String(seconds));
  const tokens = {
    sessionToken: readSessionCookie(cookies, publicOrigin),
    deviceToken: readDeviceCookie(cookies, publicOrigin),
  };
  const request = await readCallFields(c, call).catch(failure);
  if ('SUCCESSFUL' in request) return send(c, request);
  const clientAddress = readClientAddress(c.req.raw, c.env.connection, options.trustedProxies ?? 0);
  const shop = currentShop();
  const spoken = { browserLanguage: browserLanguage(shop.languages, c.req.header('accept-language')) };
  const caller = { ...tokens, ...spoken, clientAddress };
  const told = { keepToken, keepDevice, askAgainIn };
  const context = { ...callSettings(options), ...caller, ...told, db, log, now: clock(), shop };
  return send(c, await perform(name, request.fields, context));
}

type Cookies = { readonly session: readonly string[]; readonly device: readonly string[] };

/** Sets the response's cookies. The last of a kind counts, because a call may renew what it has set before. */
function cookieKeeper(c: HttpContext): (cookies: Partial<Cookies>) => void {
  let kept: Cookies = { session: [], device: [] };
  return (cookies) => {
    kept = { ...kept, ...cookies };
    c.header('Set-Cookie', undefined);
    for (const cookie of [...kept.session, ...kept.device]) c.header('Set-Cookie', cookie, { append: true });
  };
}

/** Whether responses depend on the caller, or on a list of the caller's own. */
function isPersonal({ path }: CallDescription): boolean {
  const personal = [
    '/api/session/',
    '/api/contact/',
    '/api/parts_list/',
    '/api/shop/transaction/',
    '/api/shop/withdrawal/',
    '/api/list',
    '/api/own_numbers',
    '/api/quote',
  ];
  return personal.some((start) => path.startsWith(start));
}

function send(c: HttpContext, envelope: Envelope<unknown>): Response {
  if (!envelope.SUCCESSFUL) {
    c.set('errorClass', envelope.ERROR_CLASS);
    // Read by a proxy that logs the response without parsing it.
    c.header(errorClassHeader, envelope.ERROR_CLASS);
  }
  const status = envelope.SUCCESSFUL ? 200 : errorStatus[envelope.ERROR_CLASS];
  return c.json(envelope, status);
}
