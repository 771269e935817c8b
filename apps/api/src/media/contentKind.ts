import { fileTypeFromBuffer } from 'file-type';
import { MediaError } from './mediaError.ts';

export type MediaKind = 'picture' | 'document';

/** By content, whatever the name says. An SVG is none: it is a document with scripts and links of its own. */
const types: Readonly<Record<MediaKind, readonly string[]>> = {
  picture: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/tiff'],
  document: ['application/pdf'],
};
const wanted: Readonly<Record<MediaKind, string>> = {
  picture: 'is no picture of a kind that the shop takes (JPEG, PNG, WebP, AVIF, GIF, TIFF)',
  document: 'is no PDF',
};

/** Throws MediaError when a file's content is none of its kind. */
export async function expectKind(content: Buffer, kind: MediaKind): Promise<void> {
  const found = await fileTypeFromBuffer(content);
  if (found === undefined || !types[kind].includes(found.mime))
    throw new MediaError(found === undefined ? wanted[kind] : `${wanted[kind]}, but ${found.mime}`, {
      refusal: 'otherFile',
    });
}
