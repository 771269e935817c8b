import type { CurrentShop } from './currentShop.ts';
import { readShop } from './readShop.ts';

/** Reads a shop's folder at the start of a process. Throws ShopError. */
export function openShop(folder: string): CurrentShop {
  const shop = readShop(folder);
  return () => shop;
}
