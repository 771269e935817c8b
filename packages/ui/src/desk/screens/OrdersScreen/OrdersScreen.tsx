import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSearch } from 'wouter';
import { SkeletonLine } from '../../../components/Skeleton/Skeleton.tsx';
import { outcomeOf } from '../../../queries/outcome.ts';
import { LoadFailure } from '../../../screens/LoadFailure.tsx';
import { useDeskClient } from '../../DeskProvider.tsx';
import { ordersPlaceOf } from '../../deskPaths.ts';
import { deskOrdersQuery } from '../../queries.ts';
import { OrderList } from './OrderList.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import styles from './OrdersScreen.module.css';

/** Orders, by what is to be done with them or by a search. The place is in the address. */
export function OrdersScreen() {
  const place = ordersPlaceOf(useSearch());
  const outcome = outcomeOf(useQuery(deskOrdersQuery(useDeskClient(), place)));
  return (
    <>
      <h1>
        <FormattedMessage id="desk.orders" />
      </h1>
      <div className={styles['tools']}>
        <OrderSearch key={place.text} place={place} />
      </div>
      {outcome.kind === 'pending' && <SkeletonLine size="block" />}
      {outcome.kind === 'data' && <OrderList found={outcome.data} place={place} />}
      {(outcome.kind === 'failure' || outcome.kind === 'network') && (
        <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />
      )}
    </>
  );
}
