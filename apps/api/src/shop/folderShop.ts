import type { Shop } from '@platine/domain/shop/shop.ts';
import type { ShopBrand } from '@platine/domain/shop/shopBrand.ts';
import type { Translations } from './translations/translation.ts';

/** A shop with the words of the languages that its folder adds; one that was not read from a folder has none. */
export type FolderShop = Shop & {
  readonly translations?: Translations;
  /** The header's colours of the brand that `BRAND` names, for a folder without a brand. */
  readonly builtBoard?: ShopBrand['board'];
};
