import type { ListingRequest } from '../../queries/keys.ts';
import { pageSize } from '../ListingPage/listingPages.ts';

/** One page of /new_products; whoever loads the page ahead asks for the same. */
export function newProductsListing(page: number): ListingRequest {
  return { only: 'NEW', sort: 'NEWEST', page, pageSize };
}
