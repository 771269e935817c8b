import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { useDeskClient } from '../../DeskProvider.tsx';
import { Answered } from '../../parts/Answered.tsx';
import { withdrawalsQuery } from '../../queries.ts';
import { WithdrawalList } from './WithdrawalList.tsx';

/** Statements of withdrawal with the day by which each is repaid (D39). */
export function WithdrawalsScreen() {
  const query = useQuery(withdrawalsQuery(useDeskClient()));
  return (
    <>
      <h1>
        <FormattedMessage id="desk.withdrawals" />
      </h1>
      <Answered query={query}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={<FormattedMessage id="desk.nothingToDo" />} />
          ) : (
            <WithdrawalList withdrawals={found} />
          )
        }
      </Answered>
    </>
  );
}
