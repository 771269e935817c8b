import type { Pricing } from '@platine/domain/cart/totals.ts';
import { facetFilterOf, needsPricing } from '@platine/domain/search/facet.ts';
import type { ListingPlace, ListingSort } from '@platine/domain/search/listingPlace.ts';
import { writeListingPlace } from '@platine/domain/search/listingPlace.ts';
import type { ListingRequest, ListingSubject } from '../../queries/keys.ts';
import { pageSize } from './pageSize.ts';

/** Sort order of a listing until the shopper chooses one. */
export function defaultSort({ only }: ListingSubject): ListingSort {
  return only === 'NEW' ? 'newest' : 'relevance';
}

/**
 * Request for a state of a listing; screens and prefetching share it. Null while the customer's display mode is unknown
 * and a price filter is active.
 */
export function listingRequest(
  subject: ListingSubject,
  { page, sort, chosen }: ListingPlace,
  pricing: Pricing | null,
): ListingRequest | null {
  if (pricing === null && needsPricing(chosen)) return null;
  const facets = chosen.map((choice) => facetFilterOf(choice, pricing));
  return { ...subject, facets, sort: sort ?? defaultSort(subject), page, pageSize };
}

/** URL of a state of the listing at `base`. */
export function listingAddress(base: string, place: ListingPlace): string {
  const query = writeListingPlace(place);
  if (query === '') return base;
  return `${base}${base.includes('?') ? '&' : '?'}${query}`;
}
