import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { SkeletonLine } from '../../../components/Skeleton/Skeleton.tsx';
import { outcomeOf } from '../../../queries/outcome.ts';
import { LoadFailure } from '../../../screens/LoadFailure.tsx';
import { useDeskClient } from '../../DeskProvider.tsx';
import { todayQuery } from '../../queries.ts';
import { TodayView } from './TodayView.tsx';

/** The work of the moment: how many orders wait for each step. */
export function TodayScreen() {
  const outcome = outcomeOf(useQuery(todayQuery(useDeskClient())));
  return (
    <>
      <h1>
        <FormattedMessage id="desk.today" />
      </h1>
      {outcome.kind === 'pending' && <SkeletonLine size="block" />}
      {outcome.kind === 'data' && <TodayView today={outcome.data} />}
      {(outcome.kind === 'failure' || outcome.kind === 'network') && (
        <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />
      )}
    </>
  );
}
