import type { ListingRequest } from '../../queries/keys.ts';
import { pageSize } from '../ListingPage/listingPages.ts';

/** One page of what a search finds, the best match first; whoever loads the page ahead asks for the same. `text` as `searchedText` gives it (D21). */
export function searchListing(text: string, page: number): ListingRequest {
  return { text, sort: 'RELEVANCE', page, pageSize };
}
