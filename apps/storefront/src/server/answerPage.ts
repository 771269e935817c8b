import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { isOpenedFromElsewhere } from '@platine/api/http/sameOrigin.ts';
import { readSessionCookie } from '@platine/api/http/sessionCookie.ts';
import { describeError, requestLine } from '@platine/api/log/log.ts';
import { chooseLanguage } from '@platine/domain/language/language.ts';
import { acceptsBrotli } from './assets.ts';
import type { Document } from './documents.ts';
import { makeDocument } from './documents.ts';
import { crashPage } from './plainPages.ts';
import type { PreparedPage, Redirect } from './renderedPage.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { StorefrontContext, StorefrontOptions } from './storefrontContext.ts';
import { callerOf } from './storefrontContext.ts';

type Answer = {
  readonly content: Document | Redirect;
  /** Whether visitors without a session get the same document; only then it has an ETag. */
  readonly shared: boolean;
  readonly cookies: readonly string[];
};

/** Answers and logs the request of a page. */
export async function answerPage(c: StorefrontContext, options: StorefrontOptions): Promise<Response> {
  const started = performance.now();
  const id = c.get('requestId');
  const headers = securityHeaders(options.pageAssets.cssHash);
  let route = 'unknown';
  let response: Response;
  try {
    const answer = await findAnswer(c, options);
    ({ route } = answer.content);
    response = await responseOf(c, answer, headers);
  } catch (error) {
    options.log({ event: 'crash', id, route, ...describeError(error) });
    response = c.html(crashPage(options.pageAssets.css), 500, headers);
  }
  options.log(requestLine({ id, method: c.req.method, route, status: response.status, started }));
  return response;
}

/** From the shared cache for a visitor without a session, if the page is the same for everyone; else made for this request. */
async function findAnswer(c: StorefrontContext, options: StorefrontOptions): Promise<Answer> {
  const key = sharedKey(c, options);
  const context = () => loadShared(c, options);
  const shared = key === null ? undefined : await options.caches.shared.fetch(key, { context });
  if (shared !== undefined) return { content: shared, shared: true, cookies: [] };
  const { page, cookies } = await preparePage(c, options);
  return { content: 'render' in page ? await findByData(page, options) : page, shared: false, cookies };
}

/** All that a page without a session depends on. A language in the address begins a session (D20). */
function sharedKey(c: StorefrontContext, { publicOrigin }: StorefrontOptions): string | null {
  if (readSessionCookie(c.req.header('cookie') ?? null, publicOrigin) !== null) return null;
  const { pathname, search, searchParams } = new URL(c.req.url);
  if (searchParams.has('lang')) return null;
  const browser = c.req.header('accept-language') ?? null;
  return `${chooseLanguage({ url: null, session: null, browser })} ${pathname}${search}`;
}

/** Redirects, failures and pages that set a cookie are not shared. */
async function loadShared(c: StorefrontContext, options: StorefrontOptions): Promise<Document | undefined> {
  const { page, cookies } = await preparePage(c, options);
  const rendered = 'render' in page ? await page.render() : page;
  const shareable = 'body' in rendered && rendered.status !== 503 && cookies.length === 0;
  return shareable ? makeDocument(rendered, options.pageAssets, 5) : undefined;
}

/** Most of these documents are sent once, so they are compressed faster than shared ones. */
async function findByData(
  { documentKey, render }: PreparedPage,
  options: StorefrontOptions,
): Promise<Document | Redirect> {
  const load = async () => {
    const rendered = await render();
    return 'body' in rendered ? makeDocument(rendered, options.pageAssets, 3) : rendered;
  };
  const kept = documentKey === null ? undefined : await options.caches.byData.fetch(documentKey, { context: load });
  return kept ?? load();
}

type Prepared = { readonly page: PreparedPage | Redirect; readonly cookies: readonly string[] };

async function preparePage(c: StorefrontContext, options: StorefrontOptions): Promise<Prepared> {
  const caller = options.api.forCaller(callerOf(c));
  const { pathname, search } = new URL(c.req.url);
  const page = await options.preparePage({
    // Joined as text: resolved against the origin, a path such as //elsewhere.example/ would name another host.
    url: new URL(options.publicOrigin + pathname + search),
    acceptLanguage: c.req.header('accept-language'),
    fromElsewhere: isOpenedFromElsewhere(c.req.raw, options.publicOrigin),
    client: caller.client,
  });
  return { page, cookies: caller.cookies() };
}

const decompress = promisify(brotliDecompress);

async function responseOf(c: StorefrontContext, answer: Answer, headers: Record<string, string>): Promise<Response> {
  const { content, shared, cookies } = answer;
  const response =
    'location' in content ? redirectTo(content, headers) : await documentResponse(c, content, { shared, headers });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

type Sending = Pick<Answer, 'shared'> & { readonly headers: Record<string, string> };

async function documentResponse(c: StorefrontContext, document: Document, sending: Sending): Promise<Response> {
  const { status, language, brotli, etag } = document;
  // A plain object, because Hono's header methods cost a tenth of a millisecond for each page.
  const headers: Record<string, string> = {
    ...sending.headers,
    'Cache-Control': 'private, no-cache',
    'Content-Language': language.toLowerCase(),
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
    ...(sending.shared && { ETag: etag }),
  };
  if (sending.shared && c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  if (!acceptsBrotli(c.req.header('accept-encoding') ?? ''))
    return new Response(await decompress(brotli), { status, headers });
  return new Response(brotli, { status, headers: { ...headers, 'Content-Encoding': 'br' } });
}

function redirectTo({ status, location }: Redirect, headers: Record<string, string>): Response {
  // The present step of a checkout changes; a permanent redirect may be remembered.
  const caching = status === 302 ? { 'Cache-Control': 'private, no-store' } : {};
  return new Response(null, { status, headers: { ...headers, ...caching, Location: location } });
}
