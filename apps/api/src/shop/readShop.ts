import { fileURLToPath } from 'node:url';
import type { Shop } from '@platine/domain/shop/shop.ts';
import { readYaml } from './readYaml.ts';
import { fromShopFile, shopFile } from './shopFile.ts';

/** The folder of the sample shop, which a shop is until `SHOP_DIR` names its own. */
export const sampleShopFolder = fileURLToPath(new URL('../../sample/shop', import.meta.url));

/** Reads and checks a shop's folder. Throws ShopError with every mistake that it finds. */
export function readShop(folder: string): Shop {
  return fromShopFile(readYaml(folder, 'shop.yaml', shopFile));
}
