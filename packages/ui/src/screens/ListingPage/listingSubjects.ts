import type { ListingSubject } from '../../queries/keys.ts';

/** What each of the shop's listings is of (spec §2); a screen and whoever loads its page ahead name it alike. */
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

/** `text` as `searchedText` gives it (D21). */
export function searchSubject(text: string): ListingSubject {
  return { text };
}
