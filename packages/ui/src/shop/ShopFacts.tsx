import type { ShopFacts } from '@platine/domain/shop/shop.ts';
import { createContext, use } from 'react';

/** The shop that the page belongs to; `ShopProvider` provides it. */
export const ShopFactsContext = createContext<ShopFacts | null>(null);

/** The shop of the page: its identity, its hours of service, and other decisions of its operator. */
export function useShop(): ShopFacts {
  const shop = use(ShopFactsContext);
  if (shop === null) throw new Error('No ShopProvider is above this component.');
  return shop;
}
