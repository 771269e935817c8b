import type { Failure } from '@platine/domain/machines/outcome.ts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';

/** A form that the browser has sent and the shop has not taken. The page that answers it shows it again, with all its entries. */
export type RefusedForm = {
  /** By the names of the fields. */
  readonly entries: Readonly<Record<string, string>>;
  /** Names of the fields that cannot be right. */
  readonly fields: readonly string[];
  /** Why the form was not taken, where that is not for its fields; null: it is. */
  readonly failure: Failure | null;
};

/**
 * The refused form that the page at an address (its query) answers. Only the storefront's server writes it, into the page that it answers the form with:
 * what was entered stands in no address.
 */
export function refusedFormQuery(search: string) {
  return queryOptions<RefusedForm>({
    queryKey: queryKeys.refusedForm(search),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
