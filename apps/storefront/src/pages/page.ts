import type { Language } from '@platine/domain/language/language.ts';
import type { ShopFacts } from '@platine/domain/shop/shop.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { LazyScreen } from '../lazyScreen.tsx';
import type { ShareImage } from '../metadata/shareImage.ts';
import type { Thing } from '../metadata/structuredData.ts';
import type { Params, Place } from './place.ts';

/** The reader of a page, and the shop that it is read in. */
export type Reader = { readonly intl: IntlShape; readonly language: Language; readonly shop: ShopFacts };

export type Metadata = { readonly title: string; readonly description: string };

/** A page of the shop. The server and the browser use the same table (D24). */
export type Page = {
  /** In the router's notation. */
  readonly path: string;
  /** Whether something can have these parameters; otherwise the address is unknown. */
  readonly accepts?: (params: Params) => boolean;
  /** The path that a page has moved to for good (D24), which keeps the query; null: it has not. */
  readonly movedTo?: undefined | ((params: Params, search: URLSearchParams) => string | null);
  readonly screen: LazyScreen;
  /** Reads the page's data into the query cache before the page is rendered (D26); the session, the user and the menu are read for every page. */
  readonly read?: undefined | ((place: Place) => Promise<unknown>);
  /** Reads what is below the fold, after `read`. The server waits for it, a prefetch does not. */
  readonly readBelowFold?: (place: Place) => Promise<unknown>;
  /** The data belong to one shopper and may change before the click: they are not prefetched. */
  readonly personal?: boolean;
  /** The query whose failure means that the page's subject does not exist: status 404 (D24). */
  readonly subject?: (place: Place) => QueryKey;
  /** Whether a subject that does not exist did so before: status 410, which ends a search engine's visits sooner. Only the server asks. */
  readonly isRetired?: undefined | ((place: Place) => boolean);
  /** Status of every answer; unless given, it follows from the data. */
  readonly status?: 404;
  readonly metadata: (place: Place, reader: Reader) => Metadata;
  /** The one path of the page's subject (D24); the page's own path unless given. */
  readonly canonical?: (params: Params) => string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** The picture that is shown beside a link to the page; null: the shop's own. Only the server renders it. */
  readonly shareImage?: undefined | ((place: Place, language: Language) => ShareImage | null);
  /** Structured data for search engines; it repeats only what the page shows. Only the server renders it: the browser's build leaves it out. */
  readonly structuredData?:
    | undefined
    | ((place: Place, reader: Omit<Reader, 'intl'> & { readonly origin: string }) => Thing[]);
};

type MessageId = NonNullable<MessageDescriptor['id']>;

/** Metadata that do not depend on data. The shop's name is added to the title. */
export function fixedMetadata(title: MessageId, description: MessageId): Page['metadata'] {
  return (_, reader) => ({
    title: withShopName(reader, reader.intl.formatMessage({ id: title })),
    description: reader.intl.formatMessage({ id: description }, { shop: reader.shop.identity.name }),
  });
}

/** Metadata of a subject: its name stands in both sentences. */
export function namedMetadata(reader: Reader, name: string, description: MessageId): Metadata {
  return { title: withShopName(reader, name), description: reader.intl.formatMessage({ id: description }, { name }) };
}

/** Metadata of a subject that does not exist, or is still loading. */
export const missingMetadata = fixedMetadata('page.notFound.title', 'page.notFound.description');

function withShopName({ intl, shop }: Reader, name: string): string {
  return intl.formatMessage({ id: 'page.title' }, { name, shop: shop.identity.name });
}

/** Whether a parameter can be the number of a product or a manufacturer. */
export function isNumber(parameter: string | undefined): boolean {
  return /^[1-9]\d{0,8}$/.test(parameter ?? '');
}
