import type { Language } from '@platine/domain/language/language.ts';
import type { ContentPage } from '../content/content.ts';

/** How much of a product is loaded: what a listing shows, or all of it (spec §4). */
export type FilterClass = 'LIST' | 'FULL';

/** Which products are listed: all of the shop's listings are searches with filters (D1). */
export type ListingRequest = {
  readonly only?: 'NEW' | 'SALE';
  /** Of this category and all below it. */
  readonly categoryPath?: string;
  /** With one of these tags. */
  readonly groupTags?: readonly string[];
  readonly manufacturerId?: number;
  /** What is searched for, as `searchedText` gives it (D21). */
  readonly text?: string;
  readonly sort: 'NEWEST' | 'RELEVANCE';
  /** 1 is the first. */
  readonly page: number;
  readonly pageSize: number;
};

/** Every key of the query cache, so that whoever writes or drops an entry finds it by the name it was read with. */
export const queryKeys = {
  session: ['session'],
  user: ['user'],
  productLists: ['products', 'LIST'],
  products: (skus: readonly number[], filterClass: FilterClass) => ['products', filterClass, ...skus],
  listings: ['listing'],
  listing: (request: ListingRequest) => ['listing', request],
  category: (path: string) => ['category', path],
  menu: ['menu'],
  manufacturers: ['manufacturers'],
  manufacturer: (id: number) => ['manufacturer', id],
  content: (page: ContentPage, language: Language) => ['content', page, language],
} as const;
