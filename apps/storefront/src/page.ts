import type { Client } from '@platine/domain/contract/client.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { Writable } from 'node:stream';

export type PageRequest = {
  /** As the shopper sees it, with the public origin. */
  readonly url: URL;
  readonly acceptLanguage: string | undefined;
  readonly client: Client;
};

/** A page before it is sent: everything that decides its headers is known, its body is drawn while it is sent. */
export type Page = {
  readonly status: 200 | 404 | 503;
  readonly language: Language;
  /** The route's pattern, for the log: never the address itself. */
  readonly route: string;
  /** `<title>` and what else belongs into the head. */
  readonly head: string;
  /** Ends of the source paths whose built modules the page needs beside the entry. */
  readonly parts: readonly string[];
  readonly state: unknown;
  /** Draws into a stream; rejects when the first part cannot be drawn. */
  readonly draw: (destination: Writable) => Promise<void>;
};

/** The page has another address for good (D24). */
export type Moved = { readonly status: 301; readonly route: string; readonly location: string };

export type RenderPage = (request: PageRequest) => Promise<Page | Moved>;
