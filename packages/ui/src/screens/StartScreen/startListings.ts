import type { ListingRequest } from '../../queries/keys.ts';

/** Listings of the start page, a row each on a desktop; screens and prefetching share them. */
export const newestProducts: ListingRequest = { only: 'NEW', sort: 'newest', page: 1, pageSize: 4 };
export const reducedProducts: ListingRequest = { only: 'SALE', sort: 'relevance', page: 1, pageSize: 4 };
