import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { describeError } from '@platine/api/log/log.ts';
import { operationPaths } from '@platine/api/operations/operations.ts';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Asset } from './assets.ts';
import { answerForm } from './answerForm.ts';
import { cannotAnswer } from './cannotAnswer.ts';
import { robotsText, sitemap, sitemapIndex } from './sitemap.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sendPage } from './sendPage.ts';
import type { StorefrontContext, StorefrontOptions } from './storefrontContext.ts';
import { acceptsBrotli } from './storefrontContext.ts';

/** The whole shop behind one address: the API, the built files, the forms that work without script, and the pages. */
export function createStorefront(options: StorefrontOptions): Hono<{ Bindings: HttpBindings }> {
  const { api, assetAt, pageAssets } = options;
  const app = new Hono<{ Bindings: HttpBindings }>();
  const headers = Object.entries(securityHeaders(pageAssets.cssHash));

  app.onError((error, c) => {
    options.log({ event: 'crash', id: randomUUID(), route: routePath(c), ...describeError(error) });
    return cannotAnswer();
  });
  // Of every answer, whoever makes it: what a browser gets is what it is called.
  app.use((c, next) => {
    c.env.outgoing.setHeader('X-Content-Type-Options', 'nosniff');
    return next();
  });
  for (const path of operationPaths)
    app.get(path, async (c, next) => (await options.operations.answer(c.req.raw, c.env)) ?? next());
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env));
  app.all('/pictures/*', (c) => api.fetch(c.req.raw, c.env));
  app.get('/outbox/*', (c) => api.fetch(c.req.raw, c.env));
  app.all('/sandbox/*', (c) => api.fetch(c.req.raw, c.env));
  for (const [path, make] of mapsFor(options)) app.get(path, make);
  app.post('*', (c) => answerForm(c, options));
  app.get('*', async (c) => {
    const asset = assetAt(c.req.path);
    if (asset !== null) return sendAsset(c, asset);
    for (const [name, value] of headers) c.env.outgoing.setHeader(name, value);
    await sendPage(c, options);
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}

type Maker = (c: StorefrontContext) => Promise<Response> | Response;

/** What crawlers read. It changes as rarely as the catalogue. */
function mapsFor({ api, publicOrigin }: StorefrontOptions): readonly (readonly [path: string, make: Maker])[] {
  const anyone = () => api.forCaller(null).client;
  const send = (c: StorefrontContext, type: string, text: string | null) => {
    if (text === null) return c.text('There is nothing at this address.', 404);
    c.header('Cache-Control', 'public, max-age=3600');
    return c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` });
  };
  return [
    ['/robots.txt', (c) => send(c, 'text/plain', robotsText(publicOrigin))],
    ['/sitemap.xml', async (c) => send(c, 'application/xml', await sitemapIndex(anyone(), publicOrigin))],
    [
      '/sitemap/:name{[a-z0-9-]+\\.xml}',
      async (c) => {
        const name = (c.req.param('name') ?? '').replace(/\.xml$/, '');
        return send(c, 'application/xml', await sitemap(name, anyone(), publicOrigin));
      },
    ],
  ];
}

function sendAsset(c: StorefrontContext, { type, immutable, identity, brotli }: Asset): Response {
  c.header('Content-Type', type);
  c.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
  c.header('Vary', 'Accept-Encoding');
  if (!acceptsBrotli(c)) return c.body(identity);
  c.header('Content-Encoding', 'br');
  return c.body(brotli);
}
