import { createHash, randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';
import { readSessionCookie } from '@platine/api/http/sessionCookie.ts';
import { describeError } from '@platine/api/log.ts';
import { chooseLanguage } from '@platine/domain/language/language.ts';
import { closeDocument, openDocument } from '../document.ts';
import type { Moved, Page } from '../page.ts';
import { crashPage } from './crashPage.ts';
import type { StoredPage } from './pageCache.ts';
import type { StorefrontContext, StorefrontOptions } from './storefrontContext.ts';
import { acceptsBrotli } from './storefrontContext.ts';

/** Sends the page of a request: from the cache to a visitor without a session, drawn for everyone else. */
export async function sendPage(c: StorefrontContext, options: StorefrontOptions): Promise<void> {
  const started = performance.now();
  const id = randomUUID();
  const { outgoing } = c.env;
  let route = 'unknown';
  try {
    route = (await sendStored(c, options)) ?? (await sendDrawn(c, options));
  } catch (error) {
    options.log({ event: 'crash', id, route, ...describeError(error) });
    sendCrash(c, options);
  }
  const ms = Math.round((performance.now() - started) * 10) / 10;
  options.log({ event: 'request', id, method: c.req.method, route, status: outgoing.statusCode, ms });
}

type Drawn = { readonly page: Page; readonly cookies: readonly string[] };
type Answer = { readonly page: Page | Moved; readonly cookies: readonly string[] };

/** Answers the route of the page that it sent; null when this shopper's page is nobody else's. */
async function sendStored(c: StorefrontContext, options: StorefrontOptions): Promise<string | null> {
  const key = sharedKey(c);
  if (key === null) return null;
  const stored = await options.pages.find(key, async () => {
    const { page, cookies } = await drawPage(c, options);
    return page.status === 301 || page.status === 503 || cookies.length > 0 ? null : store(page, options);
  });
  if (stored === null) return null;
  const { outgoing } = c.env;
  sendHeaders(c, stored);
  outgoing.setHeader('ETag', stored.etag);
  if (c.req.header('if-none-match') === stored.etag) {
    outgoing.statusCode = 304;
    outgoing.end();
    return stored.route;
  }
  const brotli = acceptsBrotli(c);
  if (brotli) outgoing.setHeader('Content-Encoding', 'br');
  outgoing.end(brotli ? stored.brotli : stored.identity);
  return stored.route;
}

/** What a page without a session depends on. A language that the address asks for begins a session (D20). */
function sharedKey(c: StorefrontContext): string | null {
  if (readSessionCookie(c.req.header('cookie') ?? null) !== null) return null;
  const { pathname, search, searchParams } = new URL(c.req.url);
  if (searchParams.has('lang')) return null;
  const browser = c.req.header('accept-language') ?? null;
  return `${chooseLanguage({ url: null, session: null, browser })} ${pathname}${search}`;
}

const compress = promisify(brotliCompress);

async function store(page: Page, options: StorefrontOptions): Promise<StoredPage> {
  const body = new PassThrough();
  const [identity] = await Promise.all([buffer(body), write(page, body, options)]);
  const brotli = await compress(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status: page.status, route: page.route, language: page.language.toLowerCase(), etag, identity, brotli };
}

async function sendDrawn(c: StorefrontContext, options: StorefrontOptions): Promise<string> {
  const { page, cookies } = await drawPage(c, options);
  if (page.status === 301) sendMoved(c, page);
  else await stream(c, { page, cookies }, options);
  return page.route;
}

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

async function stream(c: StorefrontContext, { page, cookies }: Drawn, options: StorefrontOptions): Promise<void> {
  sendHeaders(c, { status: page.status, language: page.language.toLowerCase() });
  if (cookies.length > 0) c.env.outgoing.setHeader('Set-Cookie', [...cookies]);
  await write(page, openBody(c), options);
}

function sendHeaders({ env: { outgoing } }: StorefrontContext, page: Pick<StoredPage, 'status' | 'language'>): void {
  outgoing.statusCode = page.status;
  outgoing.setHeader('Content-Type', 'text/html; charset=utf-8');
  outgoing.setHeader('Cache-Control', 'private, no-cache');
  outgoing.setHeader('Content-Language', page.language);
  outgoing.setHeader('Vary', 'Accept-Encoding, Accept-Language, Cookie');
}

async function write(page: Page, body: Writable, { pageAssets }: StorefrontOptions): Promise<void> {
  const parts = { ...page, css: pageAssets.css, modules: pageAssets.modulesFor(page.parts) };
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
  outgoing.removeHeader('ETag');
  outgoing.statusCode = 500;
  outgoing.setHeader('Content-Type', 'text/html; charset=utf-8');
  outgoing.end(crashPage(pageAssets.css));
}
