import type { Shop } from '@platine/domain/shop/shop.ts';
import type { Translations } from './translations/translation.ts';

/** A shop with the words of the languages that its folder adds; one that was not read from a folder has none. */
export type FolderShop = Shop & { readonly translations?: Translations };
