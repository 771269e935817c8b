import type { ListingRequest } from '../../queries/keys.ts';

/** What the start page lists: two rows on a desk, and one; whoever loads the page ahead asks for the same. */
export const newestProducts: ListingRequest = { only: 'NEW', sort: 'newest', page: 1, pageSize: 8 };
export const reducedProducts: ListingRequest = { only: 'SALE', sort: 'relevance', page: 1, pageSize: 4 };
