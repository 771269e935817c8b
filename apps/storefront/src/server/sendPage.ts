import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { readSessionCookie } from '@platine/api/http/sessionCookie.ts';
import { describeError, requestLine } from '@platine/api/log/log.ts';
import { chooseLanguage } from '@platine/domain/language/language.ts';
import type { Redirect, RenderedPage, PreparedPage } from './renderedPage.ts';
import type { Document } from './documents.ts';
import { compressed, documentFor, wholeOf } from './documents.ts';
import { crashPage } from './plainPages.ts';
import type { StoredPage } from './pageCache.ts';
import type { StorefrontContext, StorefrontOptions } from './storefrontContext.ts';
import { acceptsBrotli, callerOf } from './storefrontContext.ts';

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
  options.log(requestLine({ id, method: c.req.method, route, status: outgoing.statusCode, started }));
}

type Led = { readonly page: Redirect; readonly cookies: readonly string[] };
type Read = { readonly page: PreparedPage | Redirect; readonly cookies: readonly string[] };

/** Answers the route of the page that it sent; null when this shopper's page is nobody else's. */
async function sendStored(c: StorefrontContext, options: StorefrontOptions): Promise<string | null> {
  const key = sharedKey(c);
  if (key === null) return null;
  const stored = await options.pages.find(key, async () => {
    const { page: read, cookies } = await readPage(c, options);
    const page = 'render' in read ? await read.render() : read;
    return !('body' in page) || page.status === 503 || cookies.length > 0 ? null : store(page, options);
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
  await sendBody(c, stored);
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

async function store(page: RenderedPage, { pageAssets }: StorefrontOptions): Promise<StoredPage> {
  const identity = wholeOf(page, pageAssets);
  const brotli = await compressed(identity, 5);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status: page.status, route: page.route, language: page.language.toLowerCase(), etag, brotli };
}

async function sendDrawn(c: StorefrontContext, options: StorefrontOptions): Promise<string> {
  const { page: read, cookies } = await readPage(c, options);
  const page = 'render' in read ? await documentFor(read, options) : read;
  if ('brotli' in page) await sendOwn(c, page, cookies);
  else sendMoved(c, { page, cookies });
  return page.route;
}

async function readPage(c: StorefrontContext, { api, render, publicOrigin }: StorefrontOptions): Promise<Read> {
  const caller = api.forCaller(callerOf(c));
  const { pathname, search } = new URL(c.req.url);
  const page = await render({
    // Put together as text: a path such as //elsewhere.example/ would name another host.
    url: new URL(publicOrigin + pathname + search),
    acceptLanguage: c.req.header('accept-language'),
    client: caller.client,
  });
  return { page, cookies: caller.cookies() };
}

const decompress = promisify(brotliDecompress);

async function sendOwn(c: StorefrontContext, page: Document, cookies: readonly string[]): Promise<void> {
  sendHeaders(c, { status: page.status, language: page.language.toLowerCase() });
  if (cookies.length > 0) c.env.outgoing.setHeader('Set-Cookie', [...cookies]);
  await sendBody(c, page);
}

/** Nearly everybody takes Brotli: what is kept is kept so alone. */
async function sendBody(c: StorefrontContext, { brotli }: Pick<Document, 'brotli'>): Promise<void> {
  const { outgoing } = c.env;
  if (acceptsBrotli(c)) outgoing.setHeader('Content-Encoding', 'br').end(brotli);
  else outgoing.end(await decompress(brotli));
}

function sendHeaders({ env: { outgoing } }: StorefrontContext, page: Pick<StoredPage, 'status' | 'language'>): void {
  outgoing.statusCode = page.status;
  outgoing.setHeader('Content-Type', 'text/html; charset=utf-8');
  outgoing.setHeader('Cache-Control', 'private, no-cache');
  outgoing.setHeader('Content-Language', page.language);
  outgoing.setHeader('Vary', 'Accept-Encoding, Accept-Language, Cookie');
}

function sendMoved({ env: { outgoing } }: StorefrontContext, { page, cookies }: Led): void {
  outgoing.statusCode = page.status;
  outgoing.setHeader('Location', page.location);
  // Where a shopper is led depends on the cart; an address that has moved for good may be remembered.
  if (page.status === 302) outgoing.setHeader('Cache-Control', 'private, no-store');
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', [...cookies]);
  outgoing.end();
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
