import type { BrandLogo, ShopBrand } from '@platine/domain/shop/shopBrand.ts';
import sharp from 'sharp';

/** A logo on the colour of the header, as a PNG: for programs that show no SVG, and for grounds on which it could not be seen. Sizes in pixels. */
export type LogoPicture = { readonly content: Buffer<ArrayBuffer>; readonly width: number; readonly height: number };

type Box = {
  /** Of the picture; as wide as the logo needs it unless given. */
  readonly width?: number;
  readonly height: number;
  /** Of the room for the logo in the middle of the picture. */
  readonly logoHeight: number;
};

/** A folder's logo stays the same object until it is read again. */
const made = new WeakMap<BrandLogo, Map<string, Promise<LogoPicture | null>>>();

/** The picture of a brand's logo; null for a brand without one, and for a drawing that browsers show and `sharp` does not: no mail and no document waits for it. */
export async function logoPicture(
  { logo, board }: Pick<ShopBrand, 'logo' | 'board'>,
  box: Box,
): Promise<LogoPicture | null> {
  if (logo === null) return null;
  const pictures = made.get(logo) ?? new Map<string, Promise<LogoPicture | null>>();
  made.set(logo, pictures);
  const key = JSON.stringify(box);
  const picture = pictures.get(key) ?? draw(logo, board.light.ground, box).catch(() => null);
  pictures.set(key, picture);
  return picture;
}

async function draw({ content, width, height }: BrandLogo, ground: string, box: Box): Promise<LogoPicture> {
  const margin = box.height - box.logoHeight;
  const full = box.width ?? Math.round((box.logoHeight * width) / height) + margin;
  const room = { width: full - margin, height: box.logoHeight };
  const logo = await sharp(content)
    .resize({ ...room, fit: 'inside' })
    .png()
    .toBuffer();
  const drawn = await sharp({ create: { width: full, height: box.height, channels: 3, background: ground } })
    .composite([{ input: logo, gravity: 'centre' }])
    // It is opaque: PDF/A and some mail programs do worse with transparency.
    .removeAlpha()
    .png()
    .toBuffer();
  return { content: Buffer.from(drawn), width: full, height: box.height };
}
