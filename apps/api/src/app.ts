import { randomUUID } from 'node:crypto';
import type { CallName } from '@platine/domain/contract/calls.ts';
import type { Envelope } from '@platine/domain/contract/envelope.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import {
  guestTransferDays as defaultTransferDays,
  orderLinkDays as defaultLinkDays,
} from '@platine/domain/shop/constants.ts';
import { browserLanguage } from '@platine/domain/language/language.ts';
import type { HttpOptions } from './http/httpOptions.ts';
import { createHttpApp } from './http/createHttpApp.ts';
import { isUnreachable } from './db/unreachable.ts';
import { deskKeyCookie } from './http/desk/deskCookies.ts';
import { deskKeyIn } from './http/desk/deskKeyIn.ts';
import { describeError } from './log/log.ts';
import type { Integrations } from './integrations/integrations.ts';
import { noIntegrations } from './integrations/integrations.ts';
import { callSettings } from './routes/callContext.ts';
import { crashEnvelope, perform, unreachableEnvelope } from './routes/perform.ts';
import { isDeskKey } from './services/desk/deskKey.ts';
import { readCatalogueState } from './search/catalogueState.ts';

/** An app without integrations offers no payment service and checks no VAT id (D36); its desk is at the shop's origin unless one is named. */
export type AppOptions = Omit<HttpOptions, Defaulted> & Partial<Pick<HttpOptions, Defaulted>>;
type Defaulted = keyof Integrations | 'orderLinkDays' | 'guestTransferDays' | 'deskOrigin';

export type Caller = {
  readonly sessionToken: string | null;
  /** The token of the shopper's browser (`deviceCookie`). */
  readonly deviceToken?: string | null;
  /** The shopper's IP address, for limits by address (D32). */
  readonly clientAddress?: string | null;
  /** The Accept-Language header of the shopper's browser. */
  readonly acceptLanguage?: string | null;
};
export type Invoked<Data> = {
  readonly envelope: Envelope<Data>;
  /** A token that the caller stores in the browser (`sessionCookie`): a new session's, or a living one's to prolong its cookie. */
  readonly newSessionToken: string | null;
  /** The same for the browser's token (`deviceCookie`), after a login. */
  readonly newDeviceToken: string | null;
};

export type App = {
  /**
   * Answers `/api/*`, `/pictures/*`, `/media/*`, `/guarantee/*`, `/sandbox/*`, `/outbox` and the paths of `operations`. `connection` comes from the HTTP server and holds the
   * client's address.
   */
  readonly fetch: (request: Request, connection?: unknown) => Response | Promise<Response>;
  /**
   * Makes a call without HTTP, for a server that renders pages. The caller guarantees the same origin for calls with effect. Never rejects: a crash
   * becomes the InternalErrorException envelope.
   */
  readonly invoke: <Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    caller: Caller,
  ) => Promise<Invoked<ResponseOf<Name>>>;
  /** The desk's door, for the server that has its page. */
  readonly deskDoor: DeskDoor;
  /** A text that differs after an import, and after a change of any product's price or stock. */
  readonly catalogueState: () => Promise<string>;
};

export type DeskDoor = {
  /** Whether a request brings the desk's key, as a browser's cookie or in a program's token. To all others there is no desk. */
  readonly isOpen: (headers: Headers) => Promise<boolean>;
  /** The Set-Cookie header by which a browser keeps the key that stands in a link; null for a wrong one. */
  readonly enter: (key: string) => Promise<string | null>;
};

export function createApp(given: AppOptions): App {
  const options = {
    ...noIntegrations,
    deskOrigin: given.publicOrigin,
    orderLinkDays: defaultLinkDays,
    guestTransferDays: defaultTransferDays,
    ...given,
  };
  const routes = createHttpApp(options);
  return {
    fetch: (request, connection) => routes.fetch(request, { connection }),
    invoke: createInvoke(options),
    deskDoor: deskDoor(options),
    catalogueState: () => readCatalogueState(options.db),
  };
}

function createInvoke(options: HttpOptions): App['invoke'] {
  const { db, clock, currentShop, log } = options;
  return async (name, request, { sessionToken, deviceToken = null, clientAddress = null, acceptLanguage }) => {
    let newSessionToken: string | null = null;
    let newDeviceToken: string | null = null;
    const keepToken = (token: string) => {
      newSessionToken = token;
    };
    const keepDevice = (token: string) => {
      newDeviceToken = token;
    };
    try {
      const tokens = { sessionToken, deviceToken, keepToken, keepDevice };
      const shop = currentShop();
      const spoken = { browserLanguage: browserLanguage(shop.languages, acceptLanguage) };
      const caller = { ...tokens, ...spoken, clientAddress };
      const occasion = { now: clock(), shop };
      const envelope = await perform(name, request, { ...callSettings(options), ...caller, ...occasion, db, log });
      return { envelope, newSessionToken, newDeviceToken };
    } catch (error) {
      if (isUnreachable(error)) return { envelope: unreachableEnvelope(), newSessionToken, newDeviceToken };
      const id = randomUUID();
      log({ event: 'crash', id, route: name, ...describeError(error) });
      return { envelope: crashEnvelope(id), newSessionToken, newDeviceToken };
    }
  };
}

function deskDoor({ db, deskOrigin }: Pick<HttpOptions, 'db' | 'deskOrigin'>): DeskDoor {
  return {
    isOpen: (headers) => isDeskKey(db, deskKeyIn(headers, deskOrigin)),
    enter: async (key) => ((await isDeskKey(db, key)) ? deskKeyCookie(key, deskOrigin) : null),
  };
}
