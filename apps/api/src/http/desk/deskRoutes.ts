import type { Context, Hono } from 'hono';
import type { DeskCallDescription, DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import { deskCallNames, deskCalls } from '@platine/domain/contract/desk/deskCalls.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Envelope } from '@platine/domain/contract/envelope.ts';
import { readClientAddress } from '../../network/clientAddress.ts';
import { isFromThisMachine } from '../../network/thisMachine.ts';
import { performDesk } from '../../routes/desk/performDesk.ts';
import { failure } from '../../routes/perform.ts';
import { isDeskKey } from '../../services/desk/deskKey.ts';
import { callPattern } from '../callPattern.ts';
import type { Environment, HttpOptions } from '../httpOptions.ts';
import { readCallFields } from '../readCallFields.ts';
import { isSameOrigin } from '../sameOrigin.ts';
import { deskCookie, readDeskKey, readDeskToken } from './deskCookies.ts';

type HttpContext = Context<Environment>;
type Send = (c: HttpContext, envelope: Envelope<unknown>) => Response;

/** The calls of the desk. A browser without its key gets what it gets for an unknown path, before anything of the request is looked at. */
export function addDeskRoutes(app: Hono<Environment>, options: HttpOptions, send: Send): void {
  for (const name of deskCallNames) {
    const call: DeskCallDescription = deskCalls[name];
    app.on(call.method, callPattern(call), async (c, next) => {
      const key = readDeskKey(c.req.header('cookie') ?? null, options.publicOrigin);
      if (!(await isDeskKey(options.db, key))) return next();
      c.set('route', call.path);
      c.header('Cache-Control', 'no-store');
      return send(c, await answer(c, name, options));
    });
  }
}

async function answer(c: HttpContext, name: DeskCallName, options: HttpOptions): Promise<Envelope<unknown>> {
  const { db, clock, currentShop, payments, log, publicOrigin } = options;
  const request = c.req.raw;
  // Reads too: another site has no business here.
  if (!isSameOrigin(request, publicOrigin))
    return failure(new BusinessFailure('ForbiddenException', 'The call must come from the desk itself.'));
  const fields = await readCallFields(c, deskCalls[name]).catch(failure);
  if ('SUCCESSFUL' in fields) return fields;
  return performDesk(name, fields.fields, {
    db,
    clock,
    currentShop,
    payments,
    log,
    now: clock(),
    clientAddress: readClientAddress(request, c.env.connection, options.trustedProxies ?? 0),
    onThisMachine: isFromThisMachine(request, c.env.connection),
    deskToken: readDeskToken(c.req.header('cookie') ?? null, publicOrigin),
    keepDeskToken: (token) => c.header('Set-Cookie', deskCookie(token, publicOrigin)),
    askAgainIn: (seconds) => c.header('Retry-After', String(seconds)),
  });
}
