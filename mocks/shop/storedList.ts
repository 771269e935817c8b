import type { CartAmount } from '@platine/domain/cart/merge.ts';

/** A list of an account. `owner` is its e-mail. */
export type StoredList = {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly shareKey: string | null;
  readonly lines: readonly CartAmount[];
};
