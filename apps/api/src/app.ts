import { randomUUID } from 'node:crypto';
import type { CallName } from '@platine/domain/contract/calls.ts';
import type { Envelope } from '@platine/domain/contract/envelope.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import { browserLanguage } from '@platine/domain/language/language.ts';
import type { HttpOptions } from './http/httpOptions.ts';
import { createRoutes } from './http/routes.ts';
import { describeError } from './log/log.ts';
import type { Integrations } from './integrations/integrations.ts';
import { sandboxIntegrations } from './integrations/integrations.ts';
import { crashEnvelope, perform } from './routes/perform.ts';

/** Without integrations of its own an app uses their sandboxes. */
export type AppOptions = Omit<HttpOptions, keyof Integrations> & Partial<Integrations>;

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
  const options = { ...sandboxIntegrations(given.db), ...given };
  const routes = createRoutes(options);
  return { fetch: (request, connection) => routes.fetch(request, { connection }), invoke: createInvoke(options) };
}

function createInvoke({ db, clock, log, payments, vatIds }: HttpOptions): App['invoke'] {
  return async (name, request, { sessionToken, clientAddress = null, acceptLanguage }) => {
    let newSessionToken: string | null = null;
    const keepToken = (token: string) => {
      newSessionToken = token;
    };
    try {
      const caller = { sessionToken, clientAddress, browserLanguage: browserLanguage(acceptLanguage), keepToken };
      const envelope = await perform(name, request, { payments, vatIds, ...caller, db, now: clock() });
      return { envelope, newSessionToken };
    } catch (error) {
      const id = randomUUID();
      log({ event: 'crash', id, route: name, ...describeError(error) });
      return { envelope: crashEnvelope(id), newSessionToken };
    }
  };
}
