import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useDeskClient } from '../../DeskProvider.tsx';
import { Answered } from '../../parts/Answered.tsx';
import { todayQuery } from '../../queries.ts';
import { TodayView } from './TodayView.tsx';

/** The work of the moment: how many orders wait for each step. */
export function TodayScreen() {
  const query = useQuery(todayQuery(useDeskClient()));
  return (
    <>
      <h1>
        <FormattedMessage id="desk.today" />
      </h1>
      <Answered query={query}>{(today) => <TodayView today={today} />}</Answered>
    </>
  );
}
