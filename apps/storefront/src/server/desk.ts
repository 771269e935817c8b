import type { Hono } from 'hono';
import { assetResponse } from './assets.ts';
import type { StorefrontContext, StorefrontEnvironment, StorefrontOptions } from './storefrontContext.ts';

/** The desk's page needs nothing but its own files, and says to nobody where it was. */
const headers = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/**
 * The desk below /desk: its page, its files and its calls, for browsers with the desk's key and programs with a token. Every other request goes on to what answers unknown
 * paths, before anything else of it is looked at (record 0109).
 */
export function addDesk(app: Hono<StorefrontEnvironment>, { api, desk, currentShop }: StorefrontOptions): void {
  app.get('/desk/enter/:key', async (c, next) => {
    const cookie = await api.deskDoor.enter(c.req.param('key'));
    if (cookie === null) return next();
    c.header('Set-Cookie', cookie);
    return c.html(desk.page(currentShop().brand), 200, headers);
  });
  const answer = (c: StorefrontContext) => {
    const { path } = c.req;
    if (path.startsWith('/desk/api/')) return api.fetch(c.req.raw, c.env);
    const asset = desk.assets.get(path.slice('/desk'.length));
    if (asset === undefined) return c.html(desk.page(currentShop().brand), 200, headers);
    const response = assetResponse(path.slice('/desk'.length), asset, c.req.header('accept-encoding') ?? '');
    // No cache between the shop and this browser may keep it.
    response.headers.set('Cache-Control', 'private, max-age=31536000, immutable');
    return response;
  };
  for (const path of ['/desk', '/desk/*'])
    app.all(path, async (c, next) => {
      return (await api.deskDoor.isOpen(c.req.raw.headers)) ? answer(c) : next();
    });
}
