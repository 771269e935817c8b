import type { ListingSubject } from '../../queries/keys.ts';

/** The subject of each listing (spec §2); screens and prefetching share it. */
export const newSubject: ListingSubject = { only: 'NEW' };
export const saleSubject: ListingSubject = { only: 'SALE' };

export function categorySubject(path: string): ListingSubject {
  return { categoryPath: path };
}

export function groupSubject(groupTags: readonly string[]): ListingSubject {
  return { groupTags };
}

export function manufacturerSubject(manufacturerId: number): ListingSubject {
  return { manufacturerId };
}

/** Takes `text` as returned by `searchedText` (D21). */
export function searchSubject(text: string): ListingSubject {
  return { text };
}
