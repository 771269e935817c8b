import { cartMessageNames } from '@platine/ui/cart/cartMessageInUrl.ts';
import { isListingField } from '@platine/domain/search/listingPlace.ts';
import { categoryPage } from '../pages/category.tsx';
import { contentPages } from '../pages/content.tsx';
import { groupPage } from '../pages/group.tsx';
import { manufacturerPage } from '../pages/manufacturer.tsx';
import { manufacturersPage } from '../pages/manufacturers.tsx';
import { newProductsPage } from '../pages/newProducts.tsx';
import { notFoundPage } from '../pages/notFound.tsx';
import type { Page } from '../pages/page.ts';
import { productAliasPage, productPage } from '../pages/product.tsx';
import { salePage } from '../pages/sale.tsx';
import { searchPage } from '../pages/search.tsx';
import { startPage } from '../pages/start.tsx';

type ReadsParameter = (name: string) => boolean;

const none: ReadsParameter = () => false;

/** Pages that are the same for everybody of a segment but for the cart in the header, and the parameters that they read. Every other page is personal. */
const sharedPages: ReadonlyMap<Page, ReadsParameter> = new Map([
  [startPage, none],
  [newProductsPage, isListingField],
  [salePage, isListingField],
  [categoryPage, isListingField],
  [groupPage, (name) => name === 'grouptags' || isListingField(name)],
  [manufacturersPage, none],
  [manufacturerPage, isListingField],
  [searchPage, (name) => name === 'q' || isListingField(name)],
  [productPage, none],
  [productAliasPage, none],
  [notFoundPage, none],
  ...contentPages.map((page): [Page, ReadsParameter] => [page, none]),
]);

/**
 * The address that a shared page is drawn at: parameters that it does not read are dropped, and the order of the others is fixed. `lang` stays,
 * since links to other languages and the canonical address depend on it. Null for a personal page, and for one with a message about a form
 * that was sent without script.
 */
export function sharedAddress(page: Page, url: URL): URL | null {
  const reads = sharedPages.get(page);
  if (reads === undefined || cartMessageNames.some((name) => url.searchParams.has(name))) return null;
  const path = page === notFoundPage ? '/not_found' : url.pathname;
  const address = new URL(url.origin + path);
  for (const [name, value] of url.searchParams)
    if (name === 'lang' || reads(name)) address.searchParams.append(name, value);
  address.searchParams.sort();
  return address;
}
