import type { ListingPlace } from '@platine/domain/search/listingPlace.ts';
import { readListingPlace } from '@platine/domain/search/listingPlace.ts';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { listingAddress } from './listingRequest.ts';

export type PlaceInListing = {
  readonly place: ListingPlace;
  readonly addressOf: (place: ListingPlace) => string;
  /** Changes filters or sort order and keeps page, scroll position and focus. */
  readonly change: (place: ListingPlace) => void;
};

/** State of the listing at `base`; the URL is its only source. */
export function useListingPlace(base: string): PlaceInListing {
  const search = useSearch();
  const [, navigate] = useLocation();
  // The same object as long as the address is the same: what it is given to need not render again.
  return useMemo(() => {
    const addressOf = (place: ListingPlace) => listingAddress(base, place);
    return {
      place: readListingPlace(new URLSearchParams(search)),
      addressOf,
      change: (place) => navigate(addressOf(place), { replace: true }),
    };
  }, [base, search, navigate]);
}
