import type { PictureRefusal } from '@platine/domain/desk/productEdit.ts';
import { largestPicture } from '@platine/domain/desk/productPictures.ts';

type MediaProblem = {
  /** Whether nobody answered, so that asking the same host again is likely to be in vain. */
  readonly unreachable?: boolean;
  /** The reason against a picture's content; null for every other problem. */
  readonly refusal?: PictureRefusal | null;
};

/** Why a picture or document is left out; the message follows its name in the report. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
  readonly unreachable: boolean;
  readonly refusal: PictureRefusal | null;

  constructor(message: string, { unreachable = false, refusal = null }: MediaProblem = {}) {
    super(message);
    this.unreachable = unreachable;
    this.refusal = refusal;
  }
}

/** The reason against the content of a file that somebody sends. Throws what is no such reason. */
export function refusalOf(error: unknown): PictureRefusal {
  if (!(error instanceof MediaError) || error.refusal === null) throw error;
  return error.refusal;
}

/** Bytes that a picture or document may have. */
export const maximumBytes = largestPicture;

export const tooLarge = () =>
  new MediaError(`is larger than ${maximumBytes / 1024 / 1024} MB`, { refusal: 'largePicture' });

/** The code of a system error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
