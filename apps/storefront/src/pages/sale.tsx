import { saleSubject } from '@platine/ui/screens/ListingPage/listingSubjects.ts';
import { salesPath } from '@platine/ui/routing/paths.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';
import { readListing } from './readListing.ts';

export const salePage: Page = {
  path: salesPath(),
  screen: lazyScreen('/SaleScreen/SaleScreen.tsx', async () => {
    const { SaleScreen } = await import('@platine/ui/screens/SaleScreen/SaleScreen.tsx');
    return () => <SaleScreen />;
  }),
  read: (place) => readListing(place, saleSubject),
  metadata: fixedMetadata('page.sale.title', 'page.sale.description'),
  indexed: true,
};
