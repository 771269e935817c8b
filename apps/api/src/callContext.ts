import type { CallName } from '@platine/domain/contract/calls.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { Database } from './db/database.ts';
import type { Outside } from './outside.ts';

/** What a handler knows beside the request. */
export type CallContext = Outside & {
  readonly db: Database;
  readonly now: Date;
  /** The caller's session token as it came; it may name no session. */
  readonly sessionToken: string | null;
  /** The internet address that asks, for what is limited by address (D32); null when it is not known. */
  readonly clientAddress: string | null;
  /** What the caller's browser asks for: the language of a new session until one is posted, so that mails match the pages (spec §4). */
  readonly browserLanguage: Language | null;
  /** Has the caller keep this token: for a new session, and to prolong the cookie of a living one. */
  readonly keepToken: (token: string) => void;
  /** Tells the caller after how many seconds a try is taken again (D32). */
  readonly askAgainIn?: (seconds: number) => void;
};

export type Handler<Name extends CallName> = (
  request: RequestOf<Name>,
  context: CallContext,
) => Promise<ResponseOf<Name>>;

/** One for each call of the contract. */
export type AllHandlers = { readonly [Name in CallName]: Handler<Name> };
/** Those of one area. */
export type Handlers = Partial<AllHandlers>;
