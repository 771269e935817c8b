import { productPictures } from '@platine/domain/catalog/assets.ts';
import { keptWidths, pictureAddress, pictureAt } from '@platine/domain/catalog/mediaAddress.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { Language } from '@platine/domain/language/language.ts';

/** A picture that is shown beside a link to the page; its path in the shop, and its size in pixels. */
export type ShareImage = { readonly path: string; readonly width: number; readonly height: number };

/** The shop's own, for pages whose subject has none. */
export const shopImage: ShareImage = { path: '/share.png', width: 1200, height: 630 };

/** Wide enough for the previews of messengers, and small enough for all of them. */
const widest = 960;

/** The first photo of a product. A drawing is none: previews take no SVG. */
export function shareImage(product: Product | undefined, language: Language): ShareImage | null {
  const [picture] = productPictures(product?.assets ?? [], language);
  const media = pictureAt(picture?.url ?? '');
  if (media === null) return null;
  const width = keptWidths(media.width, 'webp').findLast((one) => one <= widest) ?? media.width;
  const height = Math.round((media.height * width) / media.width);
  return { path: pictureAddress(media, width, 'webp'), width, height };
}
