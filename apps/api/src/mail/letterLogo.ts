import type { ShopBrand } from '@platine/domain/shop/shopBrand.ts';
import { hasName } from '@platine/domain/shop/shopBrand.ts';
import { logoPicture } from '../shop/logoPicture.ts';
import type { Attachment } from './letter.ts';

/** The shop's logo as a mail carries it; sizes as it is shown, in pixels. */
export type LetterLogo = {
  readonly file: Attachment & { readonly cid: string };
  readonly width: number;
  readonly height: number;
  /** The shop's name does not stand beside it. */
  readonly hasName: boolean;
};

const shownHeight = 32;

/** The logo on the header's colour, drawn for screens of twice the resolution; null for a brand without one. */
export async function letterLogo(brand: Pick<ShopBrand, 'logo' | 'board'>): Promise<LetterLogo | null> {
  const picture = await logoPicture(brand, { height: 2 * shownHeight, logoHeight: 2 * shownHeight });
  if (picture === null || brand.logo === null) return null;
  const filename = 'logo.png';
  const file = { filename, content: picture.content, contentType: 'image/png', cid: filename };
  return { file, width: picture.width / 2, height: shownHeight, hasName: hasName(brand.logo) };
}
