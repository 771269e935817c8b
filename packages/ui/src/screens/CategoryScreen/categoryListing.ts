import { ancestorPaths, isRootCategory } from '@platine/domain/catalog/categoryPath.ts';
import type { ListingRequest } from '../../queries/keys.ts';
import { pageSize } from '../ListingPage/listingPages.ts';

/** One page of /category/:catPath; whoever loads the page ahead asks for the same. */
export function categoryListing(path: string, page: number): ListingRequest {
  return { categoryPath: path, sort: 'RELEVANCE', page, pageSize };
}

/** The categories between the start page, which stands for the root, and this one. */
export function categoriesAbove(path: string): readonly string[] {
  return ancestorPaths(path).filter((ancestor) => !isRootCategory(ancestor));
}
