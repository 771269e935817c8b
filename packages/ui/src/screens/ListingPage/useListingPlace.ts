import type { ListingPlace } from '@platine/domain/search/listingPlace.ts';
import { readListingPlace } from '@platine/domain/search/listingPlace.ts';
import { useLocation, useSearch } from 'wouter';
import { listingAddress } from './listingRequest.ts';

export type PlaceInListing = {
  readonly place: ListingPlace;
  readonly addressOf: (place: ListingPlace) => string;
  /** Narrows or sorts what is shown: the same page of the shop, so that view and focus stay where they are. */
  readonly change: (place: ListingPlace) => void;
};

/** Where in the listing at `base` somebody is. The address is its only home. */
export function useListingPlace(base: string): PlaceInListing {
  const search = useSearch();
  const [, navigate] = useLocation();
  const addressOf = (place: ListingPlace) => listingAddress(base, place);
  return {
    place: readListingPlace(new URLSearchParams(search)),
    addressOf,
    change: (place) => navigate(addressOf(place), { replace: true }),
  };
}
