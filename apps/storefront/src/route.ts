import type { Client } from '@platine/domain/contract/client.ts';
import type { ContentPage } from '@platine/ui/content/content.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { LazyScreen } from './lazyScreen.tsx';

type Params = Readonly<Record<string, string | undefined>>;

/** Where somebody is, and what is known there. */
export type Place = {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly params: Params;
  readonly search: URLSearchParams;
};

/** Every page of the shop: what it is called is in `about/`, what is read before it is drawn in `reads/`. */
export type PageName =
  | 'start'
  | 'newProducts'
  | 'sale'
  | 'category'
  | 'group'
  | 'manufacturers'
  | 'manufacturer'
  | 'search'
  | 'cart'
  | 'product'
  | 'checkoutType'
  | 'checkout'
  | 'checkoutSummary'
  | 'checkoutDone'
  | 'account'
  | 'passwordReset'
  | 'contactActivate'
  | 'contact'
  | 'newsletterConfirmation'
  | 'newsletterCancelation'
  | 'notFound'
  | ContentPage;

/** A page of the shop. The server owns this table (D24); the browser uses the same. */
export type Route = {
  /** In the router's notation; null stands for any other path. */
  readonly path: string | null;
  readonly page: PageName;
  /** Whether the names in the path can be something's; otherwise nothing is there. */
  readonly accepts?: (params: Params) => boolean;
  readonly screen: LazyScreen;
};
