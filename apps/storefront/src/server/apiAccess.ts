import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { CallDescription } from '@platine/domain/contract/call.ts';
import { callNames, calls } from '@platine/domain/contract/calls.ts';
import { toHttp } from '@platine/domain/contract/call.ts';
import type { Client, Transport } from '@platine/domain/contract/client.ts';
import { createClient } from '@platine/domain/contract/client.ts';
import type { FailureEnvelope } from '@platine/domain/contract/envelope.ts';
import { isEnvelope } from '@platine/domain/contract/envelope.ts';
import { errorStatus } from '@platine/domain/contract/errors.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { App } from '@platine/api/app.ts';
import { readText } from '@platine/api/http/body.ts';
import { readClientAddress } from '@platine/api/http/clientAddress.ts';
import { refusalHeaders } from '@platine/api/http/refusalHeaders.ts';
import { isSameOrigin } from '@platine/api/http/sameOrigin.ts';
import { readSessionCookie, sessionCookie } from '@platine/api/http/sessionCookie.ts';
import { failure } from '@platine/api/perform.ts';
import { proxy } from 'hono/proxy';
import { createSharedReads } from './sharedReads.ts';

/** The API on behalf of one request of one shopper. */
export type CallerApi = {
  readonly client: Client;
  /** Set-Cookie headers that the calls so far want the shopper to have. */
  readonly cookies: () => readonly string[];
};

/** The request that is being answered and what the HTTP server says of its connection; null: nobody, the shop asks for itself. */
export type Asker = { readonly request: Request; readonly connection: unknown } | null;

/** How the storefront reaches its API: in the same process, or far away (API_URL). */
export type ApiAccess = {
  readonly forCaller: (asker: Asker) => CallerApi;
  /** Answers what the browser asks under /api and /pictures. `connection` is what the HTTP server says of it. */
  readonly fetch: (request: Request, connection?: unknown) => Response | Promise<Response>;
};

/** As long as a page for everyone is kept: whoever has a session sees no older menu than who has none. */
const sharedMs = 5000;

type Embedding = { readonly publicOrigin: string; readonly trustedProxies: number };

/** Rendering reads data by calling the API in the same process, without a network hop. */
export function embeddedApi(api: App, { publicOrigin, trustedProxies }: Embedding): ApiAccess {
  const share = createSharedReads(() => performance.now(), sharedMs);
  return {
    fetch: (request, connection) => api.fetch(request, connection),
    forCaller(asker) {
      let sessionToken = readSessionCookie(asker?.request.headers.get('cookie') ?? null);
      const clientAddress = asker && readClientAddress(asker.request, asker.connection, trustedProxies);
      const acceptLanguage = asker && asker.request.headers.get('accept-language');
      const caller = { clientAddress, acceptLanguage };
      let cookie: string | null = null;
      const transport: Transport = async (name, request) => {
        const { envelope, newSessionToken } = await api.invoke(name, request, { ...caller, sessionToken });
        if (newSessionToken !== null) {
          sessionToken = newSessionToken;
          cookie = sessionCookie(newSessionToken, publicOrigin);
        }
        return envelope;
      };
      return { client: createClient(share(transport)), cookies: () => (cookie === null ? [] : [cookie]) };
    },
  };
}

/**
 * A remote API gets the shopper's cookies and language and nothing else of the request; so it is here that the origin is checked (D3), and that
 * a body is read: one that breaks off on its way is the sender's affair, and no API that is away.
 */
export function remoteApi(apiUrl: string, publicOrigin: string): ApiAccess {
  const share = createSharedReads(() => performance.now(), sharedMs);
  return {
    async fetch(request, connection) {
      const body = await readBody(request, publicOrigin).catch(failure);
      if (typeof body === 'object') return refuse(body);
      const { pathname, search } = new URL(request.url);
      return proxy(new URL(pathname + search, apiUrl), {
        method: request.method,
        headers: { ...forwarded(request.headers), ...viaUs(request, connection) },
        ...(body === '' ? {} : { body }),
      });
    },
    forCaller(asker) {
      const sent = {
        'content-type': 'application/json',
        cookie: asker?.request.headers.get('cookie') ?? '',
        'accept-language': asker?.request.headers.get('accept-language') ?? '*',
        ...(asker && viaUs(asker.request, asker.connection)),
      };
      const cookies: string[] = [];
      const transport: Transport = async (name, request) => {
        const { method, url, headers, body } = toHttp(calls[name], request);
        const response = await fetch(new URL(url, apiUrl), {
          method,
          headers: { ...headers, ...sent },
          ...(body === undefined ? {} : { body }),
        });
        cookies.push(...response.headers.getSetCookie());
        const answer: unknown = await response.json();
        if (!isEnvelope<ResponseOf<typeof name>>(answer)) throw new Error(`${name} was answered without an envelope`);
        return answer;
      };
      return { client: createClient(share(transport)), cookies: () => cookies };
    },
  };
}

/** The storefront is a proxy too: it says whom it saw, after what the proxies before it said (TRUSTED_PROXIES of the API counts it). */
function viaUs(request: Request, connection: unknown): Record<string, string> {
  const before = request.headers.get('x-forwarded-for');
  const seen = readClientAddress(request, connection, 0);
  const all = [before, seen].filter((one) => one !== null);
  return all.length === 0 ? {} : { 'x-forwarded-for': all.join(', ') };
}

/** The body of a request that may be handed on. Throws what the API itself would refuse it for. */
async function readBody(request: Request, publicOrigin: string): Promise<string> {
  if (!isSameOrigin(request, publicOrigin))
    throw new BusinessFailure('ForbiddenException', 'The call must come from the shop itself.');
  return readText(request);
}

function refuse(envelope: FailureEnvelope): Response {
  const status = errorStatus[envelope.ERROR_CLASS];
  return Response.json(envelope, { status, headers: refusalHeaders(status) });
}

/** What calls of the contract carry beside their body (D4). */
const contractHeaders = callNames.flatMap((name) => {
  const call: CallDescription = calls[name];
  return Object.values(call.headers ?? {});
});

function forwarded(headers: Headers): Record<string, string> {
  const kept = ['cookie', 'accept-language', 'content-type', 'if-none-match', ...contractHeaders];
  return Object.fromEntries(kept.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));
}
