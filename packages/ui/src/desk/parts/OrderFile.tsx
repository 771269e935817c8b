import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SkeletonLine } from '../../components/Skeleton/Skeleton.tsx';
import { outcomeOf } from '../../queries/outcome.ts';
import { LoadFailure } from '../../screens/LoadFailure.tsx';
import { useDeskClient } from '../DeskProvider.tsx';
import { deskOrderQuery } from '../queries.ts';
import { MissingOrder } from './MissingOrder.tsx';

type OrderFileProps = {
  /** As it stands in the address. */
  readonly orderNumber: string;
  /** Renders the order once it has been read. */
  readonly children: (file: DeskOrder) => ReactNode;
};

/** Reads an order, and shows what is made of it. */
export function OrderFile({ orderNumber, children }: OrderFileProps) {
  const outcome = outcomeOf(useQuery(deskOrderQuery(useDeskClient(), orderNumber)));
  switch (outcome.kind) {
    case 'pending':
      return (
        <>
          <h1>{orderNumber}</h1>
          <SkeletonLine size="block" />
        </>
      );
    case 'data':
      return outcome.data === null ? <MissingOrder /> : children(outcome.data);
    default:
      return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
  }
}
