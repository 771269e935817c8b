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

/** The smallest file that counts as a PDF. */
export const testPdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
