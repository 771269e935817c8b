import type { PageName, Place } from '../route.ts';
import { productReadsAboveFold } from './products.ts';
import type { Read } from './read.ts';

const loadListingReads = async () => (await import('./listings.ts')).listingReads;

/**
 * Reads the data of a page that shows products: the same for many. What is somebody's own may change until it is asked for. What only
 * listings are read with comes with the first of them, beside their own code, so that a product need not wait for it.
 */
export async function readData(page: PageName, place: Place): Promise<void> {
  const ofProducts: Partial<Record<PageName, Read>> = productReadsAboveFold;
  const ofListings: Partial<Record<PageName, Read>> = page in productReadsAboveFold ? {} : await loadListingReads();
  await (ofProducts[page] ?? ofListings[page])?.(place);
}
