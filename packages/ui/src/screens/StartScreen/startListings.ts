import type { ListingRequest } from '../../queries/keys.ts';

/** Listings of the start page, a row each on a desktop; screens and prefetching share them. What is in stock comes first, the newest of it before the others. */
export const newestProducts: ListingRequest = { only: 'NEW', sort: 'stock', page: 1, pageSize: 4 };
export const reducedProducts: ListingRequest = { only: 'SALE', sort: 'stock', page: 1, pageSize: 4 };
/** Two rows, shown where both of the others are empty. */
export const rangeProducts: ListingRequest = { sort: 'stock', page: 1, pageSize: 8 };
