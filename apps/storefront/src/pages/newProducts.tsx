import { newSubject } from '@platine/ui/screens/ListingPage/listingSubjects.ts';
import { newProductsPath } from '@platine/ui/routing/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';
import { readListing } from './readListing.ts';

export const newProductsPage: Page = {
  path: newProductsPath(),
  screen: lazyScreen('/NewProductsScreen/NewProductsScreen.tsx', async () => {
    const { NewProductsScreen } = await import('@platine/ui/screens/NewProductsScreen/NewProductsScreen.tsx');
    return () => <NewProductsScreen />;
  }),
  read: (place) => readListing(place, newSubject),
  metadata: fixedMetadata('page.newProducts.title', 'page.newProducts.description'),
  indexed: true,
};
