import type { Context, Hono } from 'hono';
import type { DeskCallDescription } from '@platine/domain/contract/desk/deskCallDescription.ts';
import type { DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import { deskCallNames, deskCalls } from '@platine/domain/contract/desk/deskCalls.ts';
import { deskFiles } from '@platine/domain/contract/desk/deskFiles.ts';
import { deskOpenApiDocument } from '@platine/domain/contract/desk/deskOpenApi.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Envelope } from '@platine/domain/contract/envelope.ts';
import { shopVersion } from '@platine/domain/shop/version.ts';
import { readClientAddress } from '../../network/clientAddress.ts';
import { isFromThisMachine } from '../../network/thisMachine.ts';
import type { DeskContext } from '../../routes/desk/deskContext.ts';
import { readDeskExport } from '../../routes/desk/deskExport.ts';
import { readDeskDocument, readDeskLabel, readDeskLabels } from '../../routes/desk/deskDocument.ts';
import { allowedOperator, performDesk } from '../../routes/desk/performDesk.ts';
import { failure } from '../../routes/perform.ts';
import { isDeskKey } from '../../services/desk/deskKey.ts';
import { callPattern } from '../callPattern.ts';
import type { Environment, HttpOptions } from '../httpOptions.ts';
import { readCallFields } from '../readCallFields.ts';
import { isSameOrigin } from '../sameOrigin.ts';
import { deskCookie, readDeskToken } from './deskCookies.ts';
import { accessTokenIn, deskKeyIn } from './deskKeyIn.ts';

type HttpContext = Context<Environment>;
type Send = (c: HttpContext, envelope: Envelope<unknown>) => Response;

/** The calls and files of the desk. A browser without its key, and a program without a token that begins with it, get what they get for an unknown path, before anything of the request is looked at. */
export function addDeskRoutes(app: Hono<Environment>, options: HttpOptions, send: Send): void {
  const add = (route: Route, answer: (c: HttpContext) => Promise<Response>) =>
    app.on(route.method, callPattern(route), async (c, next) => {
      const key = deskKeyIn(c.req.raw.headers, options.deskOrigin);
      if (!(await isDeskKey(options.db, key))) return next();
      c.set('route', route.path);
      c.header('Cache-Control', 'no-store');
      // Reads too: another site has no business here.
      if (!isSameOrigin(c.req.raw, options.deskOrigin)) return send(c, failure(foreign()));
      return answer(c);
    });
  for (const name of deskCallNames) add(deskCalls[name], async (c) => send(c, await answerCall(c, name, options)));
  for (const [route, read] of pdfs)
    add(route, async (c) => {
      const found = await read(contextOf(c, options), c.req.param('FILE') ?? '').catch(failure);
      if ('SUCCESSFUL' in found) return send(c, found);
      const { bytes, name } = found;
      return c.body(bytes, 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${name}"`,
      });
    });
  add(deskFiles.deskExport, async (c) => {
    const found = await readDeskExport(contextOf(c, options), c.req.param('FILE') ?? '').catch(failure);
    if ('SUCCESSFUL' in found) return send(c, found);
    const { name, text } = found;
    const type = name.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/jsonl';
    return c.body(streamOf(text), 200, {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  });
  add(deskFiles.deskOpenApi, async (c) => {
    const reader = await allowedOperator(contextOf(c, options), deskFiles.deskOpenApi.task).catch(failure);
    if ('SUCCESSFUL' in reader) return send(c, reader);
    return c.json(deskOpenApiDocument({ version: shopVersion, origin: options.deskOrigin }));
  });
}

/** Files that are printed. */
const pdfs = [
  [deskFiles.deskDocument, readDeskDocument],
  [deskFiles.deskLabelFile, readDeskLabel],
  [deskFiles.deskLabelsFile, readDeskLabels],
] as const;

/** Reads on only as fast as the browser takes it. */
function streamOf(text: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const pieces = text[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await pieces.next();
      if (next.done === true) controller.close();
      else controller.enqueue(Buffer.from(next.value));
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}

type Route = Pick<DeskCallDescription, 'method' | 'path'>;

function foreign(): BusinessFailure {
  return new BusinessFailure('ForbiddenException', 'The call must come from the desk itself.');
}

async function answerCall(c: HttpContext, name: DeskCallName, options: HttpOptions): Promise<Envelope<unknown>> {
  const fields = await readCallFields(c, deskCalls[name]).catch(failure);
  return 'SUCCESSFUL' in fields ? fields : performDesk(name, fields.fields, contextOf(c, options));
}

function contextOf(c: HttpContext, options: HttpOptions): DeskContext {
  const { db, clock, currentShop, payments, labels, log, deskOrigin } = options;
  const request = c.req.raw;
  return {
    db,
    clock,
    currentShop,
    payments,
    labels,
    log,
    mediaFolder: options.mediaFolder ?? null,
    uploadFolder: options.uploadFolder ?? null,
    shopFolder: options.shopFolder ?? null,
    now: clock(),
    clientAddress: readClientAddress(request, c.env.connection, options.trustedProxies ?? 0),
    onThisMachine: isFromThisMachine(request, c.env.connection),
    accessToken: accessTokenIn(request.headers),
    deskToken: readDeskToken(c.req.header('cookie') ?? null, deskOrigin),
    keepDeskToken: (token) => c.header('Set-Cookie', deskCookie(token, deskOrigin)),
    askAgainIn: (seconds) => c.header('Retry-After', String(seconds)),
  };
}
