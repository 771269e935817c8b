import type { Pricing } from '@platine/domain/cart/totals.ts';
import { shownRates } from '@platine/domain/money/vat.ts';
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
 * Request for a state of a listing; screens and prefetching share it. Null while the customer's prices are unknown and they narrow or order the
 * listing.
 */
export function listingRequest(
  subject: ListingSubject,
  place: ListingPlace,
  pricing: Pricing | null,
): ListingRequest | null {
  const { page, sort, chosen } = place;
  const facets = chosen.map(facetFilterOf);
  const request = { ...subject, facets, sort: sort ?? defaultSort(subject), page, pageSize };
  if (!needsPricing(place)) return request;
  return pricing === null ? null : { ...request, rates: shownRates(pricing) };
}

/** URL of a state of the listing at `base`. */
export function listingAddress(base: string, place: ListingPlace): string {
  const query = writeListingPlace(place);
  if (query === '') return base;
  return `${base}${base.includes('?') ? '&' : '?'}${query}`;
}
