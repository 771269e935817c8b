import type { Client } from '@platine/domain/contract/client.ts';
import type { Language } from '@platine/domain/language/language.ts';

export type PageRequest = {
  /** As the shopper sees it, with the public origin. */
  readonly url: URL;
  readonly acceptLanguage: string | undefined;
  readonly client: Client;
};

/** A page before it is sent. */
export type Page = {
  readonly status: 200 | 404 | 503;
  readonly language: Language;
  /** The route's pattern, for the log: never the address itself. */
  readonly route: string;
  /** `<title>` and what else belongs into the head. */
  readonly head: string;
  /** Ends of the source paths whose built modules the page needs beside the entry. */
  readonly parts: readonly string[];
  /** What the browser's script starts from, as JSON: the language and the data that the page was drawn with. */
  readonly state: string;
  readonly body: Buffer;
};

/** The page has another address for good (D24), or leads elsewhere as things stand: to the step that the checkout is at (D25). */
export type Moved = { readonly status: 301 | 302; readonly route: string; readonly location: string };

/** A page whose data have been read. */
export type ReadPage = {
  /** Names all that the page is made of, for pages that many see alike; null for a page that is only its own shopper's. */
  readonly seed: string | null;
  readonly draw: () => Promise<Page | Moved>;
};

/** Reads what a page shows and says how to draw it; an address that has moved for good needs neither. */
export type RenderPage = (request: PageRequest) => Promise<ReadPage | Moved>;
