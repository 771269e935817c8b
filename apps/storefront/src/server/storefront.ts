import { isUnreachable } from '@platine/api/db/unreachable.ts';
import { isolation } from '@platine/api/http/isolation.ts';
import { measureHead } from '@platine/api/http/measureHead.ts';
import { describeError } from '@platine/api/log/log.ts';
import { operationPaths } from '@platine/api/operations/operations.ts';
import { unavailable } from '@platine/api/http/unavailable.ts';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import { addMessageFiles } from './addedMessages.ts';
import { answerForm } from './answerForm.ts';
import { answerPage } from './answerPage.ts';
import { assetResponse } from './assets.ts';
import { addBrandFiles } from './brandFiles.ts';
import { addDesk } from './desk.ts';
import { addFeedRoute } from './feedRoute.ts';
import { llmsText } from './llmsText.ts';
import { UnreadCatalogueError } from './readCatalogue.ts';
import { robotsText, sitemap, sitemapIndex } from './sitemap.ts';
import type { StorefrontContext, StorefrontEnvironment, StorefrontOptions } from './storefrontContext.ts';
import { changePasswordPage, changePasswordPath, securityText, securityTextPath } from './wellKnown.ts';

type Site = Hono<StorefrontEnvironment>;

/** The whole shop behind one address: the API, built files, site maps, forms that work without script, and pages. */
export function createStorefront(options: StorefrontOptions): Site {
  const { api } = options;
  const app = createSite(options);
  for (const path of operationPaths)
    app.get(path, async (c, next) => (await options.operations.answer(c.req.raw, c.env)) ?? next());
  for (const path of ['/api/*', '/pictures/*', '/media/*', '/guarantee/*', '/sandbox/*'])
    app.all(path, (c) => api.fetch(c.req.raw, c.env));
  app.get('/outbox/*', (c) => api.fetch(c.req.raw, c.env));
  if (options.deskOrigin === options.publicOrigin) addDesk(app, options);
  addBrandFiles(app, options);
  addMessageFiles(app, options);
  addPlainFiles(app, options);
  app.post('*', (c) => answerForm(c, options));
  app.get('*', (c) => fileAt(c, options) ?? answerPage(c, options));
  return app;
}

/** The desk alone, for a port of its own, with the pictures that it shows. Every other address is the shop's. */
export function createDeskSite(options: StorefrontOptions): Site {
  const { api, publicOrigin } = options;
  const app = createSite(options);
  for (const path of ['/pictures/*', '/media/*']) app.get(path, (c) => api.fetch(c.req.raw, c.env));
  addDesk(app, options);
  addBrandFiles(app, options);
  app.get('/favicon.svg', (c, next) => Promise.resolve(fileAt(c, options) ?? next()));
  app.get('*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(publicOrigin + pathname + search);
  });
  return app;
}

function fileAt(c: StorefrontContext, { assets }: StorefrontOptions): Response | null {
  const asset = assets.get(c.req.path);
  return asset === undefined ? null : assetResponse(c.req.path, asset, c.req.header('accept-encoding') ?? '');
}

/** A server of pages without any yet: it measures, names and guards each answer. */
function createSite(options: StorefrontOptions): Site {
  const app = new Hono<StorefrontEnvironment>();
  app.onError((error, c) => {
    if (!isUnreachable(error) && !(error instanceof UnreadCatalogueError))
      options.log({ event: 'crash', id: c.get('requestId'), route: routePath(c), ...describeError(error) });
    return unavailable();
  });
  app.use(measureHead);
  // Without a header name no client chooses the id under which it is logged.
  app.use(requestId({ headerName: '' }));
  app.use((c, next) => {
    // Set on Node's message, because responses of the API are passed on as they are.
    for (const [name, value] of Object.entries(isolation)) c.env.outgoing.setHeader(name, value);
    return next();
  });
  return app;
}

/** Files for crawlers and other programs. Site maps change as rarely as the catalogue. */
function addPlainFiles(app: Site, options: StorefrontOptions): void {
  const { api, publicOrigin, currentShop } = options;
  const shopClient = () => api.forCaller(null).client;
  const send = (c: StorefrontContext, type: string, text: string | null) => {
    if (text === null) return c.text('There is nothing at this address.', 404);
    c.header('Cache-Control', 'public, max-age=3600');
    return c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` });
  };
  app.get(securityTextPath, (c) =>
    send(c, 'text/plain', securityText({ origin: publicOrigin, email: currentShop().identity.email }, new Date())),
  );
  app.get(changePasswordPath, (c) => c.redirect(changePasswordPage));
  app.get('/robots.txt', (c) => send(c, 'text/plain', robotsText(publicOrigin)));
  app.get('/llms.txt', (c) => send(c, 'text/plain', llmsText(publicOrigin, currentShop().identity)));
  addFeedRoute(app, shopClient, options);
  app.get('/sitemap.xml', async (c) => send(c, 'application/xml', await sitemapIndex(shopClient(), publicOrigin)));
  app.get('/sitemap/:name{[a-z0-9-]+\\.xml}', async (c) => {
    const name = c.req.param('name').replace(/\.xml$/, '');
    return send(c, 'application/xml', await sitemap(name, shopClient(), publicOrigin));
  });
}
