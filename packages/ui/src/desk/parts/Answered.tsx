import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SkeletonLine } from '../../components/Skeleton/Skeleton.tsx';
import { outcomeOf } from '../../queries/outcome.ts';
import { LoadFailure } from '../../screens/LoadFailure.tsx';

type AnsweredProps<Data> = {
  /** The query that the part of the screen shows. */
  readonly query: UseQueryResult<Data>;
  /** The part with its data. */
  readonly children: (data: Data) => ReactNode;
};

/** The part of a screen below its heading, in each outcome of its query. */
export function Answered<Data>({ query, children }: AnsweredProps<Data>) {
  const outcome = outcomeOf(query);
  switch (outcome.kind) {
    case 'pending':
      return <SkeletonLine size="block" />;
    case 'data':
      return children(outcome.data);
    default:
      return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
  }
}
