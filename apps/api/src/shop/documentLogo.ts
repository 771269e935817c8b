import type { DocumentLogo } from '@platine/documents/render/documentLogo.ts';
import type { Shop } from '@platine/domain/shop/shop.ts';
import { logoPicture } from './logoPicture.ts';

/** The shop's logo for paper, fine enough for print; null for none. */
export async function documentLogo({ brand }: Pick<Shop, 'brand'>): Promise<DocumentLogo | null> {
  const picture = brand === null ? null : await logoPicture(brand, { height: 168, logoHeight: 132 });
  return picture === null ? null : { png: picture.content, width: picture.width, height: picture.height };
}
