import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import type { ClassRates } from '@platine/domain/money/vat.ts';
import type { FacetFilter } from '@platine/domain/search/facet.ts';
import type { ListingSort } from '@platine/domain/search/listingPlace.ts';
import type { PageName } from '@platine/domain/shop/pages/page.ts';

/** The detail of a loaded product: that of a listing, or all of it (spec §4). */
export type FilterClass = 'LIST' | 'FULL';

/** The subject of a listing. All listings are searches with filters (D1). */
export type ListingSubject = {
  readonly only?: 'NEW' | 'SALE';
  /** Of this category and all below it. */
  readonly categoryPath?: string;
  /** With one of these tags. */
  readonly groupTags?: readonly string[];
  readonly manufacturerId?: number;
  /** The search text, as `searchedText` gives it (D21). */
  readonly text?: string;
};

/** Which products are listed, and in which order. */
export type ListingRequest = ListingSubject & {
  /** The chosen filters; when left out, the listing's facets are not requested either. */
  readonly facets?: readonly FacetFilter[];
  readonly sort: ListingSort;
  /** The rates in the prices that the shopper sees, where they narrow or order the listing. */
  readonly rates?: ClassRates;
  /** 1 is the first. */
  readonly page: number;
  readonly pageSize: number;
};

/** Where a list is read from: the account, by its id, or the link of its owner, by its key. */
export type ListSource =
  | { readonly kind: 'own'; readonly id: string }
  | { readonly kind: 'shared'; readonly key: string };

/** The parts of the session that decide the offered shipping and payment methods. While they stay the same, the offers do, too. */
export type OffersBasis = ReturnType<typeof offersBasis>;

export function offersBasis(session: Session | null) {
  if (session === null) return null;
  const { cart, country, customerType, vatIdCheck } = session;
  return { cartVersion: cart.version, country, customerType, vatIdCheck };
}

/** All keys of the query cache: entries are read, written and dropped by the same key. */
export const queryKeys = {
  session: ['session'],
  withdrawal: (id: string) => ['withdrawal', id],
  refusedForm: (search: string) => ['refusedForm', search],
  sentPartsList: ['sentPartsList'],
  user: ['user'],
  productLists: ['products', 'LIST'],
  products: (skus: readonly number[], filterClass: FilterClass) => ['products', filterClass, ...skus],
  retired: (sku: number) => ['retired', sku],
  listings: ['listing'],
  listing: (request: ListingRequest) => ['listing', request],
  category: (path: string) => ['category', path],
  categories: (paths: readonly string[]) => ['categories', ...paths],
  menu: ['menu'],
  manufacturers: ['manufacturers'],
  manufacturer: (id: number) => ['manufacturer', id],
  shippingMethods: (basis: OffersBasis) => ['shippingMethods', basis],
  freeShipping: ['freeShipping'],
  tariffs: (customerType: CustomerType) => ['tariffs', customerType],
  pickupAddress: ['pickupAddress'],
  paymentMethods: (basis: OffersBasis) => ['paymentMethods', basis],
  refundNotice: (paymentId: string) => ['refundNotice', paymentId],
  lists: ['lists'],
  ownNumbers: ['lists', 'ownNumbers'],
  list: (source: ListSource) => ['lists', source],
  shopWindow: ['shopWindow'],
  quotes: (...number: readonly string[]) => ['quotes', ...number],
  orders: ['orders'],
  transaction: (number: string) => ['orders', number],
  placedOrders: ['order'],
  order: (orderNumber: string, signature: string | null) => ['order', orderNumber, signature],
  content: (page: PageName) => ['content', page],
} as const;
