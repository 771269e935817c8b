import { needsPricing } from '@platine/domain/search/facet.ts';
import { readListingPlace } from '@platine/domain/search/listingPlace.ts';
import type { ListingSubject } from '@platine/ui/queries/keys.ts';
import { listingQuery } from '@platine/ui/queries/listing.ts';
import { sessionQuery } from '@platine/ui/queries/session.ts';
import { listingRequest } from '@platine/ui/screens/ListingPage/listingRequest.ts';
import type { Place } from './place.ts';
import { readAhead } from './read.ts';

/** Reads the products of a listing with the address's filters. A filter or an order by price waits for the session, which says what VAT prices include. */
export async function readListing({ client, queryClient, search }: Place, subject: ListingSubject): Promise<void> {
  const place = readListingPlace(search);
  const session = sessionQuery(client);
  if (needsPricing(place)) await readAhead(queryClient, session);
  const pricing = queryClient.getQueryData(session.queryKey)?.cart.pricing ?? null;
  const request = listingRequest(subject, place, pricing);
  if (request !== null) await readAhead(queryClient, listingQuery(client, request));
}
