import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { useQueries } from '@tanstack/react-query';
import { outcomeOf } from '../../queries/outcome.ts';
import { useDeskClient } from '../DeskProvider.tsx';
import { deskOrderQuery } from '../queries.ts';

/** Orders that are read together: all of them, none yet, or the first that could not be read. */
export type OrderFiles =
  | { readonly kind: 'pending' }
  | { readonly kind: 'data'; readonly files: readonly DeskOrder[] }
  | Exclude<ReturnType<typeof outcomeOf<DeskOrder | null>>, { readonly kind: 'pending' | 'data' }>;

/** Reads orders by their numbers. One that there is not is left out. */
export function useOrderFiles(orderNumbers: readonly string[]): OrderFiles {
  const client = useDeskClient();
  const queries = useQueries({ queries: orderNumbers.map((number) => deskOrderQuery(client, number)) });
  const outcomes = queries.map(outcomeOf);
  const files: DeskOrder[] = [];
  for (const outcome of outcomes) {
    if (outcome.kind === 'pending') return outcome;
    if (outcome.kind !== 'data') return outcome;
    if (outcome.data !== null) files.push(outcome.data);
  }
  return { kind: 'data', files };
}
