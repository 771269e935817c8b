import type { ListingRequest } from '../../queries/keys.ts';
import { pageSize } from '../ListingPage/listingPages.ts';

/** One page of /sales; whoever loads the page ahead asks for the same. */
export function saleListing(page: number): ListingRequest {
  return { only: 'SALE', sort: 'RELEVANCE', page, pageSize };
}
