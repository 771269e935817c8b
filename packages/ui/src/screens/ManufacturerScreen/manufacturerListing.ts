import type { ListingRequest } from '../../queries/keys.ts';
import { pageSize } from '../ListingPage/listingPages.ts';

/** One page of /manufacturer/:manufacturerID; whoever loads the page ahead asks for the same. */
export function manufacturerListing(manufacturerId: number, page: number): ListingRequest {
  return { manufacturerId, sort: 'RELEVANCE', page, pageSize };
}
