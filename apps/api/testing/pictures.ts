import { drawPart } from '@platine/drawings/drawPart.ts';
import sharp from 'sharp';

/** A small photo-like picture of a colour, which differs with it. */
export function testPicture(
  colour: string,
  {
    width = 60,
    height = 40,
    format = 'jpeg',
  }: Partial<{ width: number; height: number; format: 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff' | 'gif' }> = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
}

/** A picture of a kind of product as a photo of 1200 × 900 pixels; it differs with the number. */
export function testPhoto(kind: string, number: number): Promise<Buffer> {
  const drawing = Buffer.from(inLightColours(drawPart({ kind, attributes: [] })));
  const background = { r: 240 - (number % 7) * 4, g: 242, b: 236 + (number % 5) * 4 };
  return sharp(drawing, { density: 300 })
    .resize({ width: 1200, height: 900, fit: 'contain', background })
    .flatten({ background })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** sharp knows no CSS variables. */
function inLightColours(svg: string): string {
  return svg.replaceAll(
    /var\((--[a-z]+)\)/g,
    (_, name: string) => new RegExp(`${name}:(#\\w+)`).exec(svg)?.[1] ?? '#000',
  );
}

/** The photo with the noise of a camera, which makes its file as large as a real one's. */
export function noisy(photo: Buffer): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 1200, height: 900, channels: 3, background: '#fff', noise } as const;
  return sharp({ create })
    .png()
    .toBuffer()
    .then((input) =>
      sharp(photo)
        .composite([{ input, blend: 'overlay' }])
        .jpeg({ quality: 90 })
        .toBuffer(),
    );
}

/** The same JPEG as another file: with a number in a comment, which changes its hash and no pixel. */
export function numbered(jpeg: Buffer, number: number): Buffer {
  const comment = Buffer.from([0xff, 0xfe, 0, 6, 0, 0, 0, 0]);
  comment.writeUInt32BE(number, 4);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
}

/** The smallest file that counts as a PDF. */
export const testPdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
