import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import type { ListField } from '@platine/domain/partsList/requireList.ts';
import type { MatchedList } from '@platine/domain/partsList/partsListWire.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { ValidationCode } from '@platine/domain/validation/codes.ts';
import { isValidationCode } from '@platine/domain/validation/codes.ts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';

/** The field for which a list was refused, and why. */
export type ListProblem = { readonly field: ListField; readonly code: ValidationCode };

/** Products of a list that went into the cart, and what became of the amounts. */
export type TakenList = {
  readonly positions: number;
  readonly adjustments: readonly (Adjustment & { readonly name: string })[];
};

/** A list that was sent, and the shop's answer to it. */
export type SentPartsList = {
  readonly text: string;
  readonly boards: number;
  readonly list: MatchedList | null;
  readonly problem: ListProblem | null;
  readonly failure: Failure | null;
  readonly taken: TakenList | null;
};

/** The page as it is first shown. */
export const nothingSent: SentPartsList = {
  text: '',
  boards: 1,
  list: null,
  problem: null,
  failure: null,
  taken: null,
};

/**
 * The list that was sent to a page without script. Only the storefront's server writes it, into the page that it answers the form with.
 */
export const sentPartsListQuery = queryOptions<SentPartsList>({
  queryKey: queryKeys.sentPartsList,
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The field of a refused list; null for a failure that is not a field's. */
export function problemOf(failure: Failure | null): ListProblem | null {
  if (failure?.kind !== 'failure') return null;
  const [first] = failure.fields;
  if (first === undefined) return null;
  const field = first.FIELD === 'FILE' ? 'FILE' : 'TEXT';
  return isValidationCode(first.CODE) ? { field, code: first.CODE } : null;
}
