import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import { describeError } from '@platine/api/log.ts';
import { closeDocument, openDocument } from '../document.ts';
import type { Moved, Page } from '../page.ts';
import { crashPage } from './crashPage.ts';
import type { StorefrontContext, StorefrontOptions } from './storefrontContext.ts';
import { acceptsBrotli } from './storefrontContext.ts';

/** Draws the page of a request and streams it to the shopper, compressed where the browser takes it. */
export async function sendPage(c: StorefrontContext, options: StorefrontOptions): Promise<void> {
  const started = performance.now();
  const id = randomUUID();
  const { outgoing } = c.env;
  let route = 'unknown';
  try {
    const { page, cookies } = await drawPage(c, options);
    route = page.route;
    if (page.status === 301) sendMoved(c, page);
    else await stream(c, { page, cookies }, options);
  } catch (error) {
    options.log({ event: 'crash', id, route, ...describeError(error) });
    sendCrash(c, options);
  }
  const ms = Math.round((performance.now() - started) * 10) / 10;
  options.log({ event: 'request', id, method: c.req.method, route, status: outgoing.statusCode, ms });
}

type Drawn = { readonly page: Page; readonly cookies: readonly string[] };
type Answer = { readonly page: Page | Moved; readonly cookies: readonly string[] };

async function drawPage(c: StorefrontContext, { api, render, publicOrigin }: StorefrontOptions): Promise<Answer> {
  const caller = api.forCaller(c.req.header('cookie'));
  const { pathname, search } = new URL(c.req.url);
  const page = await render({
    url: new URL(pathname + search, publicOrigin),
    acceptLanguage: c.req.header('accept-language'),
    client: caller.client,
  });
  return { page, cookies: caller.cookies() };
}

async function stream(
  c: StorefrontContext,
  { page, cookies }: Drawn,
  { pageAssets }: StorefrontOptions,
): Promise<void> {
  const { outgoing } = c.env;
  outgoing.statusCode = page.status;
  outgoing.setHeader('Content-Type', 'text/html; charset=utf-8');
  outgoing.setHeader('Cache-Control', 'private, no-cache');
  outgoing.setHeader('Content-Language', page.language.toLowerCase());
  outgoing.setHeader('Vary', 'Accept-Encoding, Accept-Language, Cookie');
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', [...cookies]);
  const parts = { ...page, css: pageAssets.css, modules: pageAssets.modulesFor(page.parts) };
  const body = openBody(c);
  body.write(openDocument(parts));
  await page.draw(body);
  body.end(closeDocument(parts));
}

function sendMoved({ env: { outgoing } }: StorefrontContext, { location }: Moved): void {
  outgoing.statusCode = 301;
  outgoing.setHeader('Location', location);
  outgoing.end();
}

function openBody(c: StorefrontContext): Writable {
  const { outgoing } = c.env;
  if (!acceptsBrotli(c)) return outgoing;
  outgoing.setHeader('Content-Encoding', 'br');
  const compressed = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  compressed.pipe(outgoing);
  return compressed;
}

/** When part of the page is on its way already, breaking off is the only honest end. */
function sendCrash({ env: { outgoing } }: StorefrontContext, { pageAssets }: StorefrontOptions): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.removeHeader('Content-Encoding');
  outgoing.statusCode = 500;
  outgoing.setHeader('Content-Type', 'text/html; charset=utf-8');
  outgoing.end(crashPage(pageAssets.css));
}
