import type { ListingRequest } from '../../queries/keys.ts';

/** Two rows on a desk. */
const shown = 8;

/** What the start page lists; whoever loads the page ahead asks for the same. */
export const newestProducts: ListingRequest = { only: 'NEW', sort: 'NEWEST', page: 1, pageSize: shown };
export const reducedProducts: ListingRequest = { only: 'SALE', sort: 'RELEVANCE', page: 1, pageSize: shown };
