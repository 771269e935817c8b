import type { App, DeskDoor } from '@platine/api/app.ts';
import { deskKeyCookie } from '@platine/api/http/desk/deskCookies.ts';
import { readClientAddress } from '@platine/api/network/clientAddress.ts';
import { carriedOver, readSessionCookie, sessionCookies } from '@platine/api/http/sessionCookie.ts';
import type { CallDescription } from '@platine/domain/contract/call.ts';
import { patienceOf, toHttp } from '@platine/domain/contract/call.ts';
import { calls } from '@platine/domain/contract/calls.ts';
import { deskCalls } from '@platine/domain/contract/desk/deskCalls.ts';
import type { Client, Transport } from '@platine/domain/contract/client.ts';
import { createClient } from '@platine/domain/contract/client.ts';
import { isEnvelope } from '@platine/domain/contract/envelope.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { ApiProxyOptions } from './apiProxy.ts';
import { createApiProxy, forwardedFor } from './apiProxy.ts';
import { readAtTimes } from './readAtTimes.ts';

/** The API on behalf of one request of one shopper. */
export type CallerApi = {
  readonly client: Client;
  /** Set-Cookie headers that the calls so far want the shopper to have. */
  readonly cookies: () => readonly string[];
};

/** `connection` is what the HTTP server says of the request's connection. */
export type IncomingRequest = { readonly request: Request; readonly connection: unknown };

/** The storefront's way to its API: in the same process, or remote (API_URL). */
export type ApiAccess = {
  /**
   * A text that changes when the catalogue does, five seconds later at the latest. Of a remote API it changes every five seconds, since nothing
   * says what changed there.
   */
  readonly catalogueState: () => Promise<string>;
  /** null: the storefront's own calls, which count for no shopper. */
  readonly forCaller: (caller: IncomingRequest | null) => CallerApi;
  /** Whether a browser may see the desk. */
  readonly deskDoor: DeskDoor;
  /** Answers browsers' requests below /api, /desk/api, /pictures, /media, /sandbox and /outbox. */
  readonly fetch: (request: Request, connection?: unknown) => Response | Promise<Response>;
};

type Embedding = { readonly publicOrigin: string; readonly trustedProxies: number };

/** Pages call the API in the same process, without a network hop. */
export function embeddedApi(api: App, { publicOrigin, trustedProxies }: Embedding): ApiAccess {
  return {
    catalogueState: readAtTimes(api.catalogueState),
    deskDoor: api.deskDoor,
    fetch: (request, connection) => api.fetch(request, connection),
    forCaller(caller) {
      const header = caller?.request.headers.get('cookie') ?? null;
      let sessionToken = readSessionCookie(header, publicOrigin);
      let cookies = carriedOver(header, publicOrigin);
      const clientAddress = caller && readClientAddress(caller.request, caller.connection, trustedProxies);
      const acceptLanguage = caller && caller.request.headers.get('accept-language');
      const transport: Transport = async (name, request) => {
        const sender = { clientAddress, acceptLanguage, sessionToken };
        const { envelope, newSessionToken } = await api.invoke(name, request, sender);
        if (newSessionToken !== null) {
          sessionToken = newSessionToken;
          cookies = sessionCookies(newSessionToken, header, publicOrigin);
        }
        return envelope;
      };
      return { client: createClient(transport), cookies: () => cookies };
    },
  };
}

/** Pages call a remote API as the shopper's browser would; the browser's own requests go through the API proxy. */
export function remoteApi(options: ApiProxyOptions): ApiAccess {
  const proxy = createApiProxy(options);
  return {
    catalogueState: readAtTimes(async () => String(Date.now())),
    deskDoor: remoteDoor(options),
    fetch: (request, connection) => proxy.fetch(request, { connection }),
    forCaller(caller) {
      const sent = {
        'content-type': 'application/json',
        cookie: caller?.request.headers.get('cookie') ?? '',
        'accept-language': caller?.request.headers.get('accept-language') ?? '*',
        ...(caller && forwardedFor(caller.request, caller.connection)),
      };
      // Each call of a page may carry over the same session.
      const cookies = new Set<string>();
      const transport: Transport = async (name, request) => {
        const call: CallDescription = calls[name];
        const { method, url, headers, body } = toHttp(call, request);
        const response = await fetch(new URL(url, options.apiUrl), {
          method,
          headers: { ...headers, ...sent },
          ...(body === undefined ? {} : { body }),
          signal: AbortSignal.timeout(patienceOf(call)),
        });
        for (const cookie of response.headers.getSetCookie()) cookies.add(cookie);
        const answer: unknown = await response.json();
        if (!isEnvelope<ResponseOf<typeof name>>(answer)) throw new Error(`${name} was answered without an envelope`);
        return answer;
      };
      return { client: createClient(transport), cookies: () => [...cookies] };
    },
  };
}

/** A remote API answers 404 to whom it hides the desk from. */
function remoteDoor({ apiUrl, deskOrigin }: ApiProxyOptions): DeskDoor {
  const opens = async (headers: Readonly<Record<string, string>>) => {
    const { status } = await fetch(new URL(deskCalls.deskOperator.path, apiUrl), { headers });
    return status !== 404;
  };
  return {
    isOpen: (headers) =>
      opens({ cookie: headers.get('cookie') ?? '', authorization: headers.get('authorization') ?? '' }),
    enter: async (key) => {
      const cookie = deskKeyCookie(key, deskOrigin);
      return (await opens({ cookie: cookie.split(';')[0] ?? '' })) ? cookie : null;
    },
  };
}
