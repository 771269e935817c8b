import { randomUUID } from 'node:crypto';
import type { CallName } from '@platine/domain/contract/calls.ts';
import type { Envelope } from '@platine/domain/contract/envelope.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import { browserLanguage } from '@platine/domain/language/language.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { RouteOptions } from './http/routes.ts';
import { createRoutes } from './http/routes.ts';
import type { Log } from './log.ts';
import type { Outbox } from './mail/outboxPage.ts';
import { describeError } from './log.ts';
import type { Operations } from './operations/operations.ts';
import type { Outside } from './outside.ts';
import { sandboxes } from './outside.ts';
import { crashEnvelope, perform } from './perform.ts';

export type AppOptions = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Scheme, host and port that shoppers see. */
  readonly publicOrigin: string;
  /** How many proxies stand before the shop, each of which adds the address it saw to X-Forwarded-For; 0 by default. */
  readonly trustedProxies?: number;
  /** What the outbox page needs; without it there is no such page. */
  readonly outbox?: Outbox | null;
  /** Health, readiness and figures; without it nobody can ask for them. */
  readonly operations?: Operations;
  /** Payment providers and the check of VAT ids; the sandboxes by default. */
  readonly outside?: Outside;
};

export type Caller = {
  readonly sessionToken: string | null;
  /** The shopper's internet address, for what is limited by address (D32). */
  readonly clientAddress?: string | null;
  /** The Accept-Language header of the shopper's browser. */
  readonly acceptLanguage?: string | null;
};
export type Invoked<Data> = {
  readonly envelope: Envelope<Data>;
  /** A token that the caller's browser is to keep (`sessionCookie`): of a new session, or to prolong its cookie. */
  readonly newSessionToken: string | null;
};

export type App = {
  /** Answers `/api/*`, `/pictures/*`, `/sandbox/*`, `/outbox`, and what `operations` answers. `connection` is what the HTTP server says of it: it knows the client's address. */
  readonly fetch: (request: Request, connection?: unknown) => Response | Promise<Response>;
  /**
   * The same calls without HTTP, for a server that renders pages. The caller vouches for the same origin of calls with
   * effect. Never rejects: a crash is the InternalErrorException envelope.
   */
  readonly invoke: <Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    caller: Caller,
  ) => Promise<Invoked<ResponseOf<Name>>>;
};

export function createApp(given: AppOptions): App {
  const options = { ...given, outside: given.outside ?? sandboxes(given.db) };
  const routes = createRoutes(options);
  return { fetch: (request, connection) => routes.fetch(request, { connection }), invoke: createInvoke(options) };
}

function createInvoke({ db, clock, log, outside }: RouteOptions): App['invoke'] {
  return async (name, request, { sessionToken, clientAddress = null, acceptLanguage }) => {
    let newSessionToken: string | null = null;
    const keepToken = (token: string) => {
      newSessionToken = token;
    };
    try {
      const caller = { sessionToken, clientAddress, browserLanguage: browserLanguage(acceptLanguage), keepToken };
      const envelope = await perform(name, request, { ...outside, ...caller, db, now: clock() });
      return { envelope, newSessionToken };
    } catch (error) {
      const id = randomUUID();
      log({ event: 'crash', id, route: name, ...describeError(error) });
      return { envelope: crashEnvelope(id), newSessionToken };
    }
  };
}
