/** Why changes like this one survive. Lines are not named: they move. */
export type Reason = {
  /** Below packages/domain/src; a folder ends in `/`, `*` is any file. */
  readonly file: string;
  /** Words of the code that was changed. */
  readonly original: string;
  /** What it became; any change when left out. */
  readonly replacement?: string;
  readonly why: string;
};

export const reasons: readonly Reason[] = [];
