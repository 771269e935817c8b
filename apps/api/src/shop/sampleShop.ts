import { fileURLToPath } from 'node:url';

/** The folder of the sample shop, which a shop is until `SHOP_DIR` names its own. */
export const sampleShopFolder = fileURLToPath(new URL('../../sample/shop', import.meta.url));
