import type { Pricing } from '@platine/domain/cart/totals.ts';
import { facetFilterOf, needsPricing } from '@platine/domain/search/facet.ts';
import type { ListingPlace, ListingSort } from '@platine/domain/search/listingPlace.ts';
import { writeListingPlace } from '@platine/domain/search/listingPlace.ts';
import type { ListingRequest, ListingSubject } from '../../queries/keys.ts';
import { pageSize } from './listingPages.ts';

/** The order of a listing until the shopper chooses one. */
export function defaultSort({ only }: ListingSubject): ListingSort {
  return only === 'NEW' ? 'newest' : 'relevance';
}

/**
 * What is asked for at a place of a listing; whoever loads the page ahead asks for the same. Null as long as it is not known how the
 * customer's prices are made, and a price is chosen.
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

/** The address of a place in the listing that stands at `base`. */
export function listingAddress(base: string, place: ListingPlace): string {
  const query = writeListingPlace(place);
  if (query === '') return base;
  return `${base}${base.includes('?') ? '&' : '?'}${query}`;
}
