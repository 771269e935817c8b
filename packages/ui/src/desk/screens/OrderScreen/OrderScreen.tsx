import { useQuery } from '@tanstack/react-query';
import { SkeletonLine } from '../../../components/Skeleton/Skeleton.tsx';
import { outcomeOf } from '../../../queries/outcome.ts';
import { LoadFailure } from '../../../screens/LoadFailure.tsx';
import { useDeskClient } from '../../DeskProvider.tsx';
import { MissingOrder } from '../../parts/MissingOrder.tsx';
import { deskOrderQuery } from '../../queries.ts';
import { OrderView } from './OrderView.tsx';

type OrderScreenProps = {
  /** As it stands in the address. */
  readonly orderNumber: string;
};

/** One order: what was ordered, by whom, how it stands, and what has happened to it. */
export function OrderScreen({ orderNumber }: OrderScreenProps) {
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
      return outcome.data === null ? <MissingOrder /> : <OrderView file={outcome.data} />;
    default:
      return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
  }
}
