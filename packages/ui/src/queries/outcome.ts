import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import { failedOf } from './QueryFailure.ts';

type QueryState<Data> = {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
};

/** The result that a screen chooses its view by. Data that was loaded once stays when a later read fails. */
export type QueryOutcome<Data> =
  | { readonly kind: 'pending' }
  | { readonly kind: 'data'; readonly data: Data }
  | { readonly kind: 'failure'; readonly errorClass: ErrorClass; readonly retry: () => void }
  | { readonly kind: 'network'; readonly retry: () => void };

export function outcomeOf<Data>({ data, error, isPending, refetch }: QueryState<Data>): QueryOutcome<Data> {
  if (data !== undefined) return { kind: 'data', data };
  if (isPending) return { kind: 'pending' };
  const retry = () => void refetch();
  return { ...failedOf(error), retry };
}

/** The outcome of two queries that a screen needs both of. A retry requests only what is missing. */
export function bothOf<One, Other>(
  one: QueryOutcome<One>,
  other: QueryOutcome<Other>,
): QueryOutcome<readonly [One, Other]> {
  if (one.kind === 'data' && other.kind === 'data') return { kind: 'data', data: [one.data, other.data] };
  const failed = [one, other].filter((outcome) => outcome.kind === 'failure' || outcome.kind === 'network');
  const [first] = failed;
  if (first === undefined) return { kind: 'pending' };
  return { ...first, retry: () => failed.map(({ retry }) => retry()) };
}
