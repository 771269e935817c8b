import type { PictureFormat, PictureMedia } from '@platine/domain/catalog/mediaAddress.ts';
import { keptWidths } from '@platine/domain/catalog/mediaAddress.ts';
import sharp from 'sharp';
import { MediaError } from './mediaError.ts';

/** A file of a picture, named by its width and format. */
type PictureFile = { readonly name: string; readonly content: Buffer };

export type MadePicture = { readonly media: PictureMedia; readonly files: readonly PictureFile[] };

/** Pixels that a picture may have: more than any camera's of a product, less than what would fill the memory. */
const mostPixels = 64_000_000;

/** At these settings both look like the original at arm's length, and AVIF takes a second for a large picture and not ten. */
const settings = { avif: { quality: 50, effort: 2 }, webp: { quality: 78, effort: 4 } } as const;

// Each picture is made once, so what libvips keeps of the last ones would only take memory.
sharp.cache(false);

/** Makes the files of a picture in all widths and formats, turned as its camera says, without its metadata. Throws MediaError. */
export async function makePicture(content: Buffer, hash: string): Promise<MadePicture> {
  try {
    const image = sharp(content, { autoOrient: true, limitInputPixels: mostPixels, failOn: 'error' });
    const { autoOrient } = await image.metadata();
    const media = { hash, width: autoOrient.width, height: autoOrient.height };
    const files: PictureFile[] = [];
    const make = async (width: number, format: PictureFormat) => {
      const made = await image.clone().resize({ width }).toFormat(format, settings[format]).toBuffer();
      files.push({ name: `${width}.${format}`, content: made });
    };
    // One after the other, so that a picture takes the memory of one.
    for (const format of ['avif', 'webp'] as const)
      for (const width of keptWidths(media.width, format)) await make(width, format);
    return { media, files };
  } catch (error) {
    const reason = error instanceof Error ? firstLine(error.message) : 'damaged';
    throw new MediaError(`cannot be read as a picture (${reason})`, {
      refusal: reason.includes('exceeds pixel limit') ? 'tooManyPixels' : 'damagedPicture',
    });
  }
}

function firstLine(message: string): string {
  return message.split('\n')[0]?.trim() ?? '';
}
