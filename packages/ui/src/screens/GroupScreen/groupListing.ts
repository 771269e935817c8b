import type { ListingRequest } from '../../queries/keys.ts';
import { pageSize } from '../ListingPage/listingPages.ts';

/** One page of /group; whoever loads the page ahead asks for the same. */
export function groupListing(groupTags: readonly string[], page: number): ListingRequest {
  return { groupTags, sort: 'RELEVANCE', page, pageSize };
}
