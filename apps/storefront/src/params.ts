import type { Place } from './route.ts';

/** What the names in a path stand for. */

export function skuOf({ SKU }: Place['params']): number {
  return Number(SKU);
}

/** Paths of categories are in lower case (spec §3). */
export function categoryOf({ catPath = '' }: Place['params']): string {
  return catPath.toLowerCase();
}

export function manufacturerOf({ manufacturerID }: Place['params']): number {
  return Number(manufacturerID);
}
