import { readFile, stat } from 'node:fs/promises';
import type { PictureRefusal } from '@platine/domain/desk/productEdit.ts';
import { largestPicture } from '@platine/domain/desk/productPictures.ts';

/** A file that a command names and that the shop does not take. */
export type UntakenFile =
  | { readonly result: 'unreadable'; readonly file: string }
  | { readonly result: 'refused'; readonly refusal: 'largePicture'; readonly reason: '' };

/** Reads the file of a picture or document, unless it is none or larger than one that the shop takes. */
export async function readMediaFile(file: string): Promise<{ readonly bytes: Buffer } | UntakenFile> {
  const bytes = await readNamedFile(file, largestPicture);
  if (bytes === 'tooLarge') return { result: 'refused', refusal: 'largePicture', reason: '' };
  return bytes === null ? { result: 'unreadable', file } : { bytes };
}

/** The content of a file that a command names; null for one that cannot be read, `tooLarge` for one of more than `largest` bytes, which is not read. */
export async function readNamedFile(file: string, largest: number): Promise<Buffer | 'tooLarge' | null> {
  const found = await stat(file).catch(() => null);
  if (found?.isFile() !== true) return null;
  return found.size > largest ? 'tooLarge' : readFile(file).catch(() => null);
}

/** After "Nothing was changed: …". */
export const unreadableText = (file: string) => `${file} cannot be read. Name a file that is there.`;

/** Reasons against a picture's file and how to go on, after "Nothing was changed: …". */
export const pictureRefusalWords: Readonly<Record<PictureRefusal, string>> = {
  otherFile: 'this is no picture that the shop takes. Save it as JPEG or PNG and name that file.',
  damagedPicture: 'the picture is damaged. Open it, save it again as JPEG and name that file.',
  tooManyPixels: 'the picture has more than 64 million pixels. Make it smaller and name it again.',
  largePicture: 'the file is larger than 25 MB. Make it smaller and name it again.',
};
