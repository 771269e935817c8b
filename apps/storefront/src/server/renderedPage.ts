import type { Client } from '@platine/domain/contract/client.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { SentPartsList } from '@platine/ui/queries/partsList.ts';
import type { RefusedForm } from '@platine/ui/queries/refusedForm.ts';

export type PageRequest = {
  /** As the shopper sees it, with the public origin. */
  readonly url: URL;
  readonly acceptLanguage: string | undefined;
  /** Another site opens the page: it changes nothing of the session (D20). */
  readonly fromElsewhere: boolean;
  /** Whether the request names a session. */
  readonly hasSession: boolean;
  /** The form that this page answers; null: it was asked for by its address. */
  readonly refusedForm: RefusedForm | null;
  /** The parts list that this page answers, or what became of its products; left out by every other page. */
  readonly sentList?: SentPartsList | undefined;
  /** Calls on behalf of the shopper. */
  readonly client: Client;
};

/** The parts of a document that belong to one shopper. */
export type OwnParts = {
  /** HTML of the cart in the header. */
  readonly cart: string;
  /** The session and the customer among the data that the browser's script starts from, as JSON without brackets. */
  readonly state: string;
};

/** A rendered page, with gaps where a shopper's own parts stand. */
export type RenderedPage = {
  readonly status: 200 | 404 | 410 | 503;
  readonly language: Language;
  /** The page's path in the router's notation, for the log: never the address itself. */
  readonly route: string;
  /** HTML of `<head>`. */
  readonly head: string;
  /** Ends of the source paths whose built modules the page needs beside the entry. */
  readonly parts: readonly string[];
  /** Addresses of further modules. */
  readonly addedModules: readonly string[];
  /** HTML before and after the cart in the header. */
  readonly body: readonly [before: string, after: string];
  /** The data that the browser starts from, as JSON, before and after the shopper's own. */
  readonly state: readonly [before: string, after: string];
  /** The own parts that it was rendered with. On a page that many share they are those of an empty cart. */
  readonly own: OwnParts;
};

/** 301: the page has moved for good (D24). 302: the cart or the checkout leads to another page at present (D25). */
export type Redirect = { readonly status: 301 | 302; readonly route: string; readonly location: string };

/** For whom a page is. Pages with equal keys are equal as long as the catalogue stays the same, but for the own parts. */
export type PageAudience =
  | { readonly of: 'shopper' }
  | { readonly of: 'segment'; readonly key: string; readonly own: OwnParts }
  | { readonly of: 'visitors'; readonly key: string };

/** A page that was asked for. */
export type OpenedPage = PageAudience & {
  /** Reads the page's data and renders it. */
  readonly render: () => Promise<RenderedPage | Redirect>;
};

export type OpenPage = (request: PageRequest) => Promise<OpenedPage | Redirect>;
