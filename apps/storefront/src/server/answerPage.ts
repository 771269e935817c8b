import { isUnreachable } from '@platine/api/db/unreachable.ts';
import { isOpenedFromElsewhere } from '@platine/api/http/sameOrigin.ts';
import { readSessionCookie } from '@platine/api/http/sessionCookie.ts';
import { errorStatus } from '@platine/domain/contract/errors.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { describeError, requestLine } from '@platine/api/log/log.ts';
import type { SentDocument } from './findDocument.ts';
import { findDocument } from './findDocument.ts';
import { crashPage } from './plainPages.ts';
import type { PageAssets } from './assets.ts';
import type { CallerApi } from './apiAccess.ts';
import type { PageRequest, Redirect } from './renderedPage.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { StorefrontContext, StorefrontOptions } from './storefrontContext.ts';
import { callerOf } from './storefrontContext.ts';

type Answer = { readonly content: SentDocument | Redirect; readonly cookies: readonly string[] };

/** A form that a page answers: one that was not taken, with all that was entered, or a parts list. */
export type AnsweredForm = Pick<PageRequest, 'refusedForm' | 'sentList'> & {
  /** The shopper for whom the form's own calls were made: the page shows the session that they have left. */
  readonly caller?: CallerApi;
};

/** Answers and logs the request of a page, or a form with its page. */
export async function answerPage(
  c: StorefrontContext,
  options: StorefrontOptions,
  answered: AnsweredForm = { refusedForm: null },
): Promise<Response> {
  const { failure, refused } = refusalIn(answered);
  const started = performance.now();
  const id = c.get('requestId');
  const pageAssets = options.pageAssets();
  const headers = securityHeaders(pageAssets.cssHash);
  let route = 'unknown';
  let response: Response;
  try {
    const { content, cookies } = await findAnswer(c, { ...options, pageAssets }, answered);
    ({ route } = content);
    response =
      'location' in content
        ? redirectTo(content, headers)
        : documentResponse(c, refused ? { ...content, status: refusedStatus(failure) } : content, {
            ...headers,
            ...cdnHeaders(content, cookies, options),
          });
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  } catch (error) {
    response = c.html(crashPage(pageAssets), crashStatus(error, { id, route }, options), headers);
  }
  const errorClass = failure?.kind === 'failure' ? failure.errorClass : undefined;
  options.log(requestLine({ id, method: c.req.method, route, status: response.status, started, errorClass }));
  return response;
}

/** The status of a page that could not be answered. A database that is away is no crash of the shop; readiness reports it. */
function crashStatus(
  error: unknown,
  page: { readonly id: string; readonly route: string },
  { log }: StorefrontOptions,
) {
  if (isUnreachable(error)) return 503;
  log({ event: 'crash', ...page, ...describeError(error) });
  return 500;
}

type AnswerOptions = Omit<StorefrontOptions, 'pageAssets'> & { readonly pageAssets: PageAssets };

async function findAnswer(
  c: StorefrontContext,
  options: AnswerOptions,
  { refusedForm, sentList, caller = options.api.forCaller(callerOf(c)) }: AnsweredForm,
): Promise<Answer> {
  const { publicOrigin } = options;
  const { pathname, search } = new URL(c.req.url);
  const page = await options.openPage({
    // Joined as text: resolved against the origin, a path such as //elsewhere.example/ would name another host.
    url: new URL(publicOrigin + pathname + search),
    acceptLanguage: c.req.header('accept-language'),
    fromElsewhere: isOpenedFromElsewhere(c.req.raw, publicOrigin),
    hasSession: readSessionCookie(c.req.header('cookie') ?? null, publicOrigin) !== null,
    refusedForm,
    sentList,
    client: caller.client,
  });
  const content = 'location' in page ? page : await findDocument(page, c.req.header('accept-encoding'), options);
  return { content, cookies: caller.cookies() };
}

function refusalIn({ refusedForm, sentList }: AnsweredForm): { failure: Failure | null; refused: boolean } {
  const failure = refusedForm?.failure ?? sentList?.failure ?? null;
  return { failure, refused: refusedForm !== null || failure !== null || (sentList?.problem ?? null) !== null };
}

/** A form's own answers are successes on the wire of the API; to a browser they are not (RFC 9110). */
function refusedStatus(failure: Failure | null): number {
  if (failure?.kind === 'network') return 503;
  const status = failure === null ? 200 : errorStatus[failure.errorClass];
  return status === 200 ? 422 : status;
}

/** Lets a CDN keep what every visitor gets (RFC 9213), where the operator says so. Browsers and other caches do not read this header. */
function cdnHeaders(
  { status, etag }: SentDocument,
  cookies: readonly string[],
  { pagesSharedSeconds }: StorefrontOptions,
): Record<string, string> {
  const isForEveryone = status === 200 && etag !== undefined && cookies.length === 0;
  return pagesSharedSeconds > 0 && isForEveryone ? { 'CDN-Cache-Control': `max-age=${pagesSharedSeconds}` } : {};
}

type StatedDocument = Omit<SentDocument, 'status'> & { readonly status: number };

function documentResponse(
  c: StorefrontContext,
  document: StatedDocument,
  pageHeaders: Record<string, string>,
): Response {
  const { status, language, encoding, etag, content } = document;
  // A plain object, because Hono's header methods cost a tenth of a millisecond for each page.
  const headers: Record<string, string> = {
    ...pageHeaders,
    'Cache-Control': 'private, no-cache',
    'Content-Language': language.toLowerCase(),
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
    ...(etag !== undefined && { ETag: etag }),
  };
  if (etag !== undefined && c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  return new Response(content, { status, headers });
}

function redirectTo({ status, location }: Redirect, headers: Record<string, string>): Response {
  // The present step of a checkout changes; a permanent redirect may be remembered.
  const caching = status === 302 ? { 'Cache-Control': 'private, no-store' } : {};
  return new Response(null, { status, headers: { ...headers, ...caching, Location: location } });
}
