import { searchedText } from '@platine/ui/queries/searchedText.ts';
import { searchSubject } from '@platine/ui/screens/ListingPage/listingSubjects.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';
import { readListing } from './readListing.ts';

export const searchPage: Page = {
  // A longer path is the same page (spec §2).
  path: '/search/*?',
  screen: lazyScreen('/SearchScreen/SearchScreen.tsx', async () => {
    const { SearchScreen } = await import('@platine/ui/screens/SearchScreen/SearchScreen.tsx');
    return ({ search }) => <SearchScreen text={textIn(search)} />;
  }),
  read: async (place) => {
    const text = textIn(place.search);
    if (text !== '') await readListing(place, searchSubject(text));
  },
  metadata: fixedMetadata('page.search.title', 'page.search.description'),
  canonical: () => '/search',
  indexed: false,
};

function textIn(search: URLSearchParams): string {
  return searchedText(search.get('q'));
}
