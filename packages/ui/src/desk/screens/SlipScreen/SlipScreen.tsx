import { useQuery } from '@tanstack/react-query';
import { SkeletonLine } from '../../../components/Skeleton/Skeleton.tsx';
import { outcomeOf } from '../../../queries/outcome.ts';
import { LoadFailure } from '../../../screens/LoadFailure.tsx';
import { useDeskClient } from '../../DeskProvider.tsx';
import { MissingOrder } from '../../parts/MissingOrder.tsx';
import { deskOrderQuery } from '../../queries.ts';
import { SlipView } from './SlipView.tsx';

type SlipScreenProps = {
  /** As it stands in the address. */
  readonly orderNumber: string;
};

/** The pick list of an order, to be printed: what is still to be sent, and where to. */
export function SlipScreen({ orderNumber }: SlipScreenProps) {
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
      return outcome.data === null ? <MissingOrder /> : <SlipView file={outcome.data} />;
    default:
      return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
  }
}
