import type { ListingRequest } from '../../queries/keys.ts';

/** Fills whole rows of two, three and four cards. */
const pageSize = 24;

/** One page of /new_products; whoever loads the page ahead asks for the same. */
export function newProductsListing(page: number): ListingRequest {
  return { only: 'NEW', sort: 'NEWEST', page, pageSize };
}

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Reads `?page=` of the URL: a whole number from 1 on; anything else is the first page. */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
