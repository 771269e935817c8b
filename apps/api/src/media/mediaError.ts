/** Why a picture or document is left out; the message follows its name in the report. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
  /** Whether nobody answered, so that asking the same host again is likely to be in vain. */
  readonly unreachable: boolean;

  constructor(message: string, { unreachable = false }: { readonly unreachable?: boolean } = {}) {
    super(message);
    this.unreachable = unreachable;
  }
}

/** Bytes that a picture or document may have. */
export const maximumBytes = 25 * 1024 * 1024;

export const tooLarge = () => new MediaError(`is larger than ${maximumBytes / 1024 / 1024} MB`);

/** The code of a system error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
