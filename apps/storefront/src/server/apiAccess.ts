import type { App } from '@platine/api/app.ts';
import { readClientAddress } from '@platine/api/network/clientAddress.ts';
import { readSessionCookie, sessionCookie } from '@platine/api/http/sessionCookie.ts';
import { toHttp } from '@platine/domain/contract/call.ts';
import { calls } from '@platine/domain/contract/calls.ts';
import type { Client, Transport } from '@platine/domain/contract/client.ts';
import { createClient } from '@platine/domain/contract/client.ts';
import { isEnvelope } from '@platine/domain/contract/envelope.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { HandOnOptions } from './handOn.ts';
import { createHandOn } from './handOn.ts';
import { createSharedReads } from './sharedReads.ts';
import { viaUs } from './viaUs.ts';

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

/** What pages need is asked of a remote API as a shopper's browser would ask; what the browser asks itself is handed on (see handOn.ts). */
export function remoteApi(options: HandOnOptions): ApiAccess {
  const { apiUrl } = options;
  const share = createSharedReads(() => performance.now(), sharedMs);
  const handOn = createHandOn(options);
  return {
    fetch: (request, connection) => handOn.fetch(request, { connection }),
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
