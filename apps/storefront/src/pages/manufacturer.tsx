import { manufacturerQuery } from '@platine/ui/queries/manufacturers.ts';
import { manufacturerSubject } from '@platine/ui/screens/ListingPage/listingSubjects.ts';
import { manufacturerPath } from '@platine/ui/routing/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { isNumber, missingMetadata, namedMetadata } from './page.ts';
import type { Params, Place } from './place.ts';
import { readAhead } from './read.ts';
import { readListing } from './readListing.ts';

export const manufacturerPage: Page = {
  // A longer path is the same page (spec §2).
  path: '/manufacturer/:manufacturerID/*?',
  accepts: ({ manufacturerID }) => isNumber(manufacturerID),
  screen: lazyScreen('/ManufacturerScreen/ManufacturerScreen.tsx', async () => {
    const { ManufacturerScreen } = await import('@platine/ui/screens/ManufacturerScreen/ManufacturerScreen.tsx');
    return ({ params }) => <ManufacturerScreen id={idOf(params)} />;
  }),
  read: (place) =>
    Promise.all([
      readAhead(place.queryClient, manufacturer(place)),
      readListing(place, manufacturerSubject(idOf(place.params))),
    ]),
  subject: (place) => manufacturer(place).queryKey,
  metadata: (place, reader) => {
    const loaded = place.queryClient.getQueryData(manufacturer(place).queryKey);
    if (loaded === undefined) return missingMetadata(place, reader);
    return namedMetadata(reader, loaded.name, 'page.manufacturer.description');
  },
  canonical: (params) => manufacturerPath(idOf(params)),
  indexed: true,
};

function idOf({ manufacturerID }: Params): number {
  return Number(manufacturerID);
}

function manufacturer({ client, params }: Place) {
  return manufacturerQuery(client, idOf(params));
}
