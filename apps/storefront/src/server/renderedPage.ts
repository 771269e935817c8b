import type { Client } from '@platine/domain/contract/client.ts';
import type { Language } from '@platine/domain/language/language.ts';

export type PageRequest = {
  /** As the shopper sees it, with the public origin. */
  readonly url: URL;
  readonly acceptLanguage: string | undefined;
  /** Another site opens the page: it changes nothing of the session (D20). */
  readonly fromElsewhere: boolean;
  readonly client: Client;
};

/** A rendered page and what its document needs. */
export type RenderedPage = {
  readonly status: 200 | 404 | 410 | 503;
  readonly language: Language;
  /** The page's path in the router's notation, for the log: never the address itself. */
  readonly route: string;
  /** HTML of `<head>`. */
  readonly head: string;
  /** Ends of the source paths whose built modules the page needs beside the entry. */
  readonly parts: readonly string[];
  /** The data that the browser starts from, as JSON. */
  readonly state: string;
  readonly body: Buffer;
};

/** 301: the page has moved for good (D24). 302: the cart or the checkout leads to another page at present (D25). */
export type Redirect = { readonly status: 301 | 302; readonly route: string; readonly location: string };

/** A page whose data have been read. */
export type PreparedPage = {
  /** Equal keys mean equal documents; null: the page is personal or incomplete, and its document is not kept. */
  readonly documentKey: string | null;
  readonly render: () => Promise<RenderedPage | Redirect>;
};

/** Reads the data of a page. A page that has moved for good needs none. */
export type PreparePage = (request: PageRequest) => Promise<PreparedPage | Redirect>;
