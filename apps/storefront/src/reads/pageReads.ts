import { isRootCategory } from '@platine/domain/catalog/categoryPath.ts';
import { startPath } from '@platine/ui/screens/paths.ts';
import type { PageName, Place } from '../route.ts';
import { buyingReads } from './buying.ts';
import { listingReads } from './listings.ts';
import { productReads } from './products.ts';
import type { Read } from './read.ts';

/** What the server reads before it draws a page (D26); the others need only what every page has. */
export const pageReads: Readonly<Partial<Record<PageName, Read>>> = {
  ...productReads,
  ...listingReads,
  ...buyingReads,
};

/** Where a page has moved for good, when the names in its path stand for another one (D24). */
export function movedTo(page: PageName, { catPath = '' }: Place['params']): string | null {
  return page === 'category' && isRootCategory(catPath) ? startPath : null;
}
